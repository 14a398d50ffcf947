import { HomeAnnouncement } from '@frame/HomeAnnouncement';
import { HomeLinks } from '@frame/HomeLinks';
import {
  HomeBackdrop,
  HomeBenchmark,
  HomeClosing,
  HomeExample,
  HomeFeatures,
  HomeHero,
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
        <HomeExample>
          <DocContent />
        </HomeExample>
        <HomeBenchmark />
        <HomeToolchain />
        <HomeClosing />
      </main>
      <HomeLinks />
    </HomeBackdrop>
  );
}
