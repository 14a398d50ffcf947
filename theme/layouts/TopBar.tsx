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

/** Search, whose modal no reader loads who does not reach for it. */
const SearchSlot = () => <SearchBox Panel={SearchPanel} onIntent={preload} />;

/** Loaded by those who open the menu that holds it. */
const SiblingTools = lazyWithPreload(async () => ({
  default: (await import('@frame/SiblingTools')).SiblingTools,
}));

/** What stands above every page but blank ones: in the bar, and on small screens in a menu of its own. A change of page draws its parts anew that read it. */
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
