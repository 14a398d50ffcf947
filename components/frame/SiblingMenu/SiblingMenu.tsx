import type { ReactNode } from 'react';
import { LayersIcon } from '../../icons/interfaceIcons';
import { Menu } from '../../ui/Menu';
import styles from './SiblingMenu.module.css';

interface SiblingMenuProps {
  /** Names the button. */
  label: string;
  /** Pointer or focus has come near: the panel may be asked for next. */
  onIntent: () => void;
  children: ReactNode;
}

/** The button beside the logo, and below it the tools of the same family. */
export function SiblingMenu({ label, onIntent, children }: SiblingMenuProps) {
  return (
    <div role="presentation" className={styles.root} onPointerEnter={onIntent} onFocus={onIntent}>
      <Menu variant="icon" label={label} trigger={<LayersIcon />}>
        {children}
      </Menu>
    </div>
  );
}
