import { useSite } from '@rspress/core/runtime';
import { Logo } from '@components/frame/Logo';
import { NavBar } from '@components/frame/NavBar';
import { SkipLink } from '@components/frame/SkipLink';
import { useSitePort } from '@components/SiteContext';
import { useText } from '@hooks/useText';
import { ColorModeSwitch } from './ColorModeSwitch';
import { LanguageSwitch } from './LanguageSwitch';
import { MainMenu } from './MainMenu';

export function TopBar() {
  const text = useText();
  const { site } = useSite();
  const { localize } = useSitePort();
  return (
    <>
      <SkipLink label={text('nav.skipToContent')} target="content" />
      <NavBar
        label={text('nav.main')}
        logo={<Logo href={localize('/')} text={site.title} />}
        menu={<MainMenu />}
        tools={
          <>
            <LanguageSwitch />
            <ColorModeSwitch />
          </>
        }
      />
    </>
  );
}
