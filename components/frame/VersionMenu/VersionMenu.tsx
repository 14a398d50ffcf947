import { Menu } from '../../ui/Menu';
import { MenuLinks, type MenuLink } from '../MenuLinks';

interface VersionMenuProps {
  /** Names the button, the current version included. */
  label: string;
  current: string;
  links: readonly MenuLink[];
}

/** The same page in each version of the documentation. */
export function VersionMenu({ label, current, links }: VersionMenuProps) {
  return (
    <Menu align="end" label={label} trigger={current}>
      <MenuLinks entries={links} />
    </Menu>
  );
}
