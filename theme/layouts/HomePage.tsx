import { HomeAnnouncement } from '@frame/HomeAnnouncement';
import { HomeBackdrop } from '@frame/HomeBackdrop';
import { HomeBenchmark } from '@frame/HomeBenchmark';
import { HomeFeatures } from '@frame/HomeFeatures';
import { HomeHero } from '@frame/HomeHero';
import { HomeLinks } from '@frame/HomeLinks';
import { HomeToolchain } from '@frame/HomeToolchain';
import { DocContent } from '@mdx/DocContent';

/** The landing page. */
export function HomePage() {
  return (
    <HomeBackdrop>
      <HomeAnnouncement />
      <main id="frame:content" tabIndex={-1}>
        <HomeHero />
        <HomeFeatures />
        <DocContent />
        <HomeBenchmark />
        <HomeToolchain />
      </main>
      <HomeLinks />
    </HomeBackdrop>
  );
}
