import { useSyncExternalStore, type ReactNode } from 'react';
import { useSite, useFrontmatter } from '@rspress/core/runtime';
import { Benchmark, formatTime, timeOf } from '@components/Benchmark';
import { Backdrop } from '@components/home/Backdrop';
import { FeatureCards, type Feature } from '@components/home/FeatureCards';
import { Hero } from '@components/home/Hero';
import { HomeFooter } from '@components/home/HomeFooter';
import { LandingSection } from '@components/home/LandingSection';
import { StartCommand } from '@components/home/StartCommand';
import { ToolStack } from '@components/home/ToolStack';
import { useLabels, useSitePort } from '@components/SiteContext';
import { siblingTools } from '@config/siblingTools';
import { useNavigateTo } from '@hooks/navigation';
import { useLazyText } from '@hooks/useLazyText';
import { useText } from '@hooks/useText';
import { useThemeConfig } from '@hooks/useThemeConfig';
import { inLanguage, TOOLCHAIN_ID } from '@model/siblingTools';
import { socialName } from '@model/socialName';
import strings from '../../i18n.json?home';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => {
    window.removeEventListener('scroll', onChange);
  };
}

/** Whether the page is scrolled by `distance` pixels or more; renders only when that changes. */
function useScrolledPast(distance: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY >= distance,
    () => false,
  );
}

/** specification §2 'Home page': the background is fully visible above this scroll position, in pixels. */
const TRANSPARENT_BELOW_PX = 100;

export function HomeBackdrop({ children }: { children: ReactNode }) {
  const isScrolled = useScrolledPast(TRANSPARENT_BELOW_PX);
  const { heroBackgroundUrl } = useThemeConfig();
  return (
    <Backdrop isScrolled={isScrolled} {...(heroBackgroundUrl && { imageUrl: heroBackgroundUrl })}>
      {children}
    </Backdrop>
  );
}

/** The command of the quick start. The major version decides which Rsbuild the project gets. */
const START_COMMAND = 'npm create rsbuild@1';

export function HomeHero() {
  const own = useLazyText();
  const labels = useLabels().code;
  const { site } = useSite();
  const { localize } = useSitePort();
  const navigateTo = useNavigateTo();
  const { heroLogoUrl, socialLinks = [] } = useThemeConfig();
  const repository = socialLinks.find(({ icon, mode }) => icon === 'github' && mode === 'link');
  return (
    <Hero
      title={site.title}
      subTitle={own(strings['home.subTitle'])}
      description={own(strings['home.description'])}
      getStartedButtonText={own(strings['home.getStarted'])}
      getStartedHref={localize('/guide/start/quick-start')}
      learnMoreButtonText={own(strings['home.learnMore'])}
      onClickLearnMore={() => {
        navigateTo(localize('/guide/start/'));
      }}
      showStars
      {...(repository && { githubURL: repository.content })}
      {...(heroLogoUrl && { logoUrl: heroLogoUrl })}
    >
      <StartCommand command={START_COMMAND} labels={labels} />
    </Hero>
  );
}

export function HomeFeatures() {
  const own = useLazyText();
  const { frontmatter } = useFrontmatter();
  const features = (frontmatter.features ?? []) as Feature[];
  if (features.length === 0) return null;
  return <FeatureCards label={own(strings['home.features'])} features={features} />;
}

export function HomeBenchmark() {
  const text = useText();
  return (
    <LandingSection
      id="benchmark"
      title={text('benchmark.title', {
        ours: formatTime(timeOf('rsbuild', 'devStart') ?? 0),
        webpack: formatTime(timeOf('webpack', 'devStart') ?? 0),
      })}
      lead={text('benchmark.lead')}
    >
      <Benchmark />
    </LandingSection>
  );
}

/** Anchor ids and descriptions of the tools in this section. */
const SENTENCES: Partial<Record<string, Record<string, string>>> = {
  Rspack: strings['home.toolRspack'],
  Rsbuild: strings['home.toolRsbuild'],
  Rspress: strings['home.toolRspress'],
  Rslib: strings['home.toolRslib'],
  Rsdoctor: strings['home.toolRsdoctor'],
  Rstest: strings['home.toolRstest'],
};

export function HomeToolchain() {
  const own = useLazyText();
  const { lang } = useSitePort();
  return (
    <ToolStack
      id={TOOLCHAIN_ID}
      title={own(strings['home.toolchain'])}
      lead={own(strings['home.toolchainLead'])}
      tools={siblingTools.flatMap((tool) => {
        const sentence = SENTENCES[tool.name];
        if (!sentence) return [];
        const { url } = inLanguage(tool, lang);
        return [{ ...tool, description: own(sentence), url, urlText: new URL(url).host }];
      })}
    />
  );
}

export function HomeLinks() {
  const own = useLazyText();
  const text = useText();
  const { lang, localize } = useSitePort();
  const { socialLinks = [] } = useThemeConfig();
  const page = (label: string, path: string) => ({ text: label, href: localize(path) });
  return (
    <HomeFooter
      label={own(strings['home.footer'])}
      note={own(strings['home.footerNote'])}
      groups={[
        {
          title: own(strings['home.guide']),
          links: [
            page(own(strings['home.introduction']), '/guide/start/'),
            page(own(strings['home.quickStart']), '/guide/start/quick-start'),
            page(own(strings['home.features']), '/guide/start/features'),
            page(own(strings['home.migration']), '/guide/migration/webpack'),
          ],
        },
        {
          title: own(strings['home.reference']),
          links: [
            page(own(strings['home.configuration']), '/config/'),
            page(own(strings['home.cli']), '/guide/basic/cli'),
            page(own(strings['home.pluginApi']), '/plugins/dev/'),
            page(own(strings['home.apiReference']), '/api/start/'),
          ],
        },
        {
          title: own(strings['home.ecosystem']),
          links: [
            page(own(strings['home.plugins']), '/plugins/list/'),
            ...siblingTools
              .filter(({ name }) => name !== 'Rsbuild')
              .map((tool) => ({ text: tool.name, href: inLanguage(tool, lang).url })),
          ],
        },
        {
          title: own(strings['home.community']),
          links: [
            page(own(strings['home.community']), '/community/'),
            page(own(strings['home.releases']), '/community/releases/'),
            ...socialLinks
              .filter(({ mode }) => mode === 'link')
              .map((link) => ({
                text: socialName(link, text('nav.socialLinks')),
                href: link.content,
              })),
          ],
        },
      ]}
    />
  );
}
