import { useNav } from '@rspress/core/runtime';
import type { ReactNode } from 'react';
import { MenuLinks } from '@components/frame/MenuLinks';
import { NavMenu } from '@components/frame/NavMenu';
import { ScreenMenu } from '@components/frame/ScreenMenu';
import { SocialLinks } from '@components/frame/SocialLinks';
import { useSitePort } from '@components/SiteContext';
import { useCurrentPath } from '@hooks/useCurrentPath';
import { useScreenMenu } from '@hooks/useScreenMenu';
import { useText } from '@hooks/useText';
import { useThemeConfig } from '@hooks/useThemeConfig';
import { onSide, toNavEntries, type NavItem } from '@model/navItems';
import { socialName } from '@model/socialName';

interface SocialNavProps {
  placement: 'bar' | 'screen';
}

/** Links to the project's social media, or nothing if none are configured. */
export function SocialNav({ placement }: SocialNavProps) {
  const text = useText();
  const { socialLinks = [] } = useThemeConfig();
  if (socialLinks.length === 0) return null;
  const list = text('nav.socialLinks');
  return (
    <SocialLinks
      labels={{ list, more: text('nav.moreLinks') }}
      isCollapsible={placement === 'bar'}
      links={socialLinks.map((link) => ({ ...link, name: socialName(link, list) }))}
    />
  );
}

interface MainMenuProps {
  placement: 'bar' | 'screen';
}

/** The site's sections, from `_nav.json`. */
export function MainMenu({ placement }: MainMenuProps) {
  const text = useText();
  const items = useNav();
  const path = useCurrentPath();
  const { localize } = useSitePort();
  const toEntries = (some: NavItem[]) => toNavEntries(some, path, localize);
  const label = text('nav.main');
  if (placement === 'screen') {
    return (
      <nav aria-label={label}>
        <MenuLinks size="lg" entries={toEntries(items)} />
      </nav>
    );
  }
  return (
    <NavMenu
      label={label}
      groupLabel={(group) => text('nav.moreIn', { group })}
      start={toEntries(onSide(items, 'left'))}
      end={toEntries(onSide(items, 'right'))}
    />
  );
}

interface ScreenNavProps {
  logo: ReactNode;
  children: ReactNode;
}

/** The navigation of small screens. */
export function ScreenNav({ logo, children }: ScreenNavProps) {
  const text = useText();
  const { isOpen, open, close } = useScreenMenu();
  return (
    <ScreenMenu
      isOpen={isOpen}
      labels={{ open: text('nav.openMenu'), close: text('nav.closeMenu'), menu: text('nav.menu') }}
      onOpen={open}
      onClose={close}
      logo={logo}
    >
      {children}
    </ScreenMenu>
  );
}
