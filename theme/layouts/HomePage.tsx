import { HomeBackdrop } from '@frame/HomeBackdrop';
import { HomeFeatures } from '@frame/HomeFeatures';
import { HomeHero } from '@frame/HomeHero';
import { HomeLinks } from '@frame/HomeLinks';
import { TopBar } from '@frame/TopBar';
import { DocContent } from '@mdx/DocContent';

/** The landing page. */
export function HomePage() {
  return (
    <HomeBackdrop>
      <TopBar />
      <main id="content">
        <HomeHero />
        <HomeFeatures />
        <DocContent />
      </main>
      <HomeLinks />
    </HomeBackdrop>
  );
}
