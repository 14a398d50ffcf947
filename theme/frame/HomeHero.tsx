import { useSite } from '@rspress/core/runtime';
import { Hero } from '@components/home/Hero';
import { useSitePort } from '@components/SiteContext';
import { useNavigateTo } from '@hooks/useNavigateTo';
import { useText } from '@hooks/useText';
import { useThemeConfig } from '@hooks/useThemeConfig';

export function HomeHero() {
  const text = useText();
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
    />
  );
}
