import { useSyncExternalStore, type ReactNode } from 'react';
import { useSite, useFrontmatter } from '@rspress/core/runtime';
import { Benchmark, formatTime, timeOf } from '@components/Benchmark';
import { Backdrop } from '@components/home/Backdrop';
import { ClosingCall } from '@components/home/ClosingCall';
import { CodePair } from '@components/home/CodePair';
import { FeatureCards, type Feature } from '@components/home/FeatureCards';
import { FrameworkLinks } from '@components/home/FrameworkLinks';
import { Hero } from '@components/home/Hero';
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
      <FrameworkLinks
        label={own(strings['home.frameworks'])}
        hrefOf={(framework) => localize(`/guide/framework/${framework}`)}
      />
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

/** A configuration and the output of its build, which are the content of the page. */
export function HomeExample({ children }: { children: ReactNode }) {
  const own = useLazyText();
  return (
    <LandingSection
      id="example"
      title={own(strings['home.example'])}
      lead={own(strings['home.exampleLead'])}
    >
      <CodePair>{children}</CodePair>
    </LandingSection>
  );
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

export function HomeClosing() {
  const own = useLazyText();
  const { localize } = useSitePort();
  const migration = (name: string, page: string) => ({
    text: name,
    href: localize(`/guide/migration/${page}`),
  });
  return (
    <ClosingCall
      id="start"
      title={own(strings['home.closing'])}
      start={{
        text: own(strings['home.getStarted']),
        href: localize('/guide/start/quick-start'),
      }}
      migrateLabel={own(strings['home.migrateFrom'])}
      migrations={[
        migration('webpack', 'webpack'),
        migration('Vite', 'vite'),
        migration('Create React App', 'cra'),
        migration('Vue CLI', 'vue-cli'),
      ]}
    />
  );
}
