import { useNav } from '@rspress/core/runtime';
import { MenuLinks } from '@components/frame/MenuLinks';
import { NavMenu } from '@components/frame/NavMenu';
import { useCurrentPath } from '@hooks/useCurrentPath';
import { useText } from '@hooks/useText';
import { onSide, toNavEntries } from '@model/navItems';

interface MainMenuProps {
  placement: 'bar' | 'screen';
}

/** The site's sections, from `_nav.json`. */
export function MainMenu({ placement }: MainMenuProps) {
  const text = useText();
  const items = useNav();
  const path = useCurrentPath();
  const label = text('nav.main');
  if (placement === 'screen') {
    return (
      <nav aria-label={label}>
        <MenuLinks size="lg" entries={toNavEntries(items, path)} />
      </nav>
    );
  }
  return (
    <NavMenu
      label={label}
      groupLabel={(group) => text('nav.moreIn', { group })}
      start={toNavEntries(onSide(items, 'left'), path)}
      end={toNavEntries(onSide(items, 'right'), path)}
    />
  );
}
