import { HomeFeatures } from '@frame/HomeFeatures';
import { HomeHero } from '@frame/HomeHero';
import { TopBar } from '@frame/TopBar';
import { DocContent } from '@mdx/DocContent';

/** The landing page. */
export function HomePage() {
  return (
    <>
      <TopBar />
      <main id="content">
        <HomeHero />
        <HomeFeatures />
        <DocContent />
      </main>
    </>
  );
}
