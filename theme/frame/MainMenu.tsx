import { useNav } from '@rspress/core/runtime';
import { NavMenu } from '@components/frame/NavMenu';
import { useCurrentPath } from '@hooks/useCurrentPath';
import { isActiveItem } from '@model/navItems';

export function MainMenu() {
  const nav = useNav();
  const path = useCurrentPath();
  const links = nav.flatMap((item) =>
    'link' in item && item.text
      ? [{ text: item.text, href: item.link, isActive: isActiveItem(item, path) }]
      : [],
  );
  return <NavMenu links={links} />;
}
