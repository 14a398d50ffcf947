import { memo } from 'react';
import { lazyWithPreload } from '@components/ui/loading/lazyWithPreload';
import { OnDemand } from '@components/ui/loading/OnDemand';
import { ColorModeSwitch } from '@frame/ColorModeSwitch';
import { LanguageSwitch } from '@frame/LanguageSwitch';
import { MainMenu, ScreenNav, SocialNav } from '@frame/Navigation';
import { SearchBox } from '@frame/SearchBox';
import { SiblingSwitch } from '@frame/SiblingSwitch';
import { SiteBar, SiteLogo } from '@frame/SiteBar';
import { VersionSwitch } from '@frame/VersionSwitch';

const SearchPanel = lazyWithPreload(async () => ({
  default: (await import('@frame/SearchPanel')).SearchPanel,
}));

const preload = () => {
  SearchPanel.preload().catch(() => undefined);
};

/** The search button. The dialog loads on demand. */
const SearchSlot = () => <SearchBox Panel={SearchPanel} onIntent={preload} />;

/** Loads on demand, when the menu opens. */
const SiblingTools = lazyWithPreload(async () => ({
  default: (await import('@frame/SiblingTools')).SiblingTools,
}));

/**
 * The navbar, with a menu on small screens. Memoized: on navigation, only the parts that read the page render again.
 */
export const TopBar = memo(function TopBar() {
  return (
    <SiteBar
      logo={
        <>
          <SiteLogo />
          <SiblingSwitch>
            <SiblingTools />
          </SiblingSwitch>
        </>
      }
      menu={<MainMenu placement="bar" />}
      search={<SearchSlot />}
      tools={
        <>
          <VersionSwitch placement="bar" />
          <LanguageSwitch placement="bar" />
          <ColorModeSwitch placement="bar" />
          <SocialNav placement="bar" />
        </>
      }
      screenMenu={
        <ScreenNav logo={<SiteLogo />}>
          <MainMenu placement="screen" />
          <VersionSwitch placement="screen" />
          <LanguageSwitch placement="screen" />
          <ColorModeSwitch placement="screen" />
          <OnDemand>
            <SiblingTools />
          </OnDemand>
          <SocialNav placement="screen" />
        </ScreenNav>
      }
    />
  );
});
