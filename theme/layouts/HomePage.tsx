import { HomeAnnouncement } from '@frame/HomeAnnouncement';
import {
  HomeBackdrop,
  HomeBenchmark,
  HomeFeatures,
  HomeHero,
  HomeLinks,
  HomeToolchain,
} from '@frame/HomeSections';
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
