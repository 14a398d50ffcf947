import { useNav } from '@rspress/core/runtime';
import { MenuLinks } from '@components/frame/MenuLinks';
import { NavMenu } from '@components/frame/NavMenu';
import { useSitePort } from '@components/SiteContext';
import { useCurrentPath } from '@hooks/useCurrentPath';
import { useText } from '@hooks/useText';
import { onSide, toNavEntries, type NavItem } from '@model/navItems';

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
