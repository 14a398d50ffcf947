import type { ReactNode } from 'react';
import { LayersIcon } from '../../icons/interfaceIcons';
import { Menu } from '../../ui/Menu';
import styles from './SiblingMenu.module.css';

interface SiblingMenuProps {
  /** Accessible name of the button. */
  label: string;
  /** Called on hover and focus, to load the panel. */
  onIntent: () => void;
  children: ReactNode;
}

/** A menu of related tools next to the logo. */
export function SiblingMenu({ label, onIntent, children }: SiblingMenuProps) {
  return (
    <div role="presentation" className={styles.root} onPointerEnter={onIntent} onFocus={onIntent}>
      <Menu variant="icon" label={label} trigger={<LayersIcon />}>
        {children}
      </Menu>
    </div>
  );
}
