import { useSite } from '@rspress/core/runtime';
import { Hero } from '@components/home/Hero';
import { StartCommand } from '@components/home/StartCommand';
import { useLabels, useSitePort } from '@components/SiteContext';
import { useNavigateTo } from '@hooks/navigation';
import { useLazyText } from '@hooks/useLazyText';
import { useThemeConfig } from '@hooks/useThemeConfig';
import strings from '../../i18n.json?home';

/** As the quick start gives it: the major version decides which Rsbuild the project gets. */
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
