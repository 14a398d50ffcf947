import { LanguageIcon } from '../../icons/interfaceIcons';
import { Menu } from '../../ui/Menu';
import { MenuLinks, type MenuLink } from '../MenuLinks';

interface LanguageMenuProps {
  /** Names the button. */
  label: string;
  links: readonly MenuLink[];
}

/** The same page in each language. */
export function LanguageMenu({ label, links }: LanguageMenuProps) {
  return (
    <Menu variant="icon" align="end" label={label} trigger={<LanguageIcon />}>
      <MenuLinks entries={links} />
    </Menu>
  );
}
