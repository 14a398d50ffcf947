import { useSite } from '@rspress/core/runtime';
import { Hero } from '@components/home/Hero';
import { StartCommand } from '@components/home/StartCommand';
import { useLabels, useSitePort } from '@components/SiteContext';
import { useNavigateTo } from '@hooks/useNavigateTo';
import { useText } from '@hooks/useText';
import { useThemeConfig } from '@hooks/useThemeConfig';

/** As the quick start gives it: the major version decides which Rsbuild the project gets. */
const START_COMMAND = 'npm create rsbuild@1';

export function HomeHero() {
  const text = useText();
  const labels = useLabels().code;
  const { site } = useSite();
  const { localize } = useSitePort();
  const navigateTo = useNavigateTo();
  const { heroLogoUrl, socialLinks = [] } = useThemeConfig();
  const repository = socialLinks.find(({ icon, mode }) => icon === 'github' && mode === 'link');
  return (
    <Hero
      title={site.title}
      subTitle={text('home.subTitle')}
      description={text('home.description')}
      getStartedButtonText={text('home.getStarted')}
      getStartedHref={localize('/guide/start/quick-start')}
      learnMoreButtonText={text('home.learnMore')}
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
