import { SidebarList, type SidebarListProps } from './SidebarList';
import styles from './SidebarTree.module.css';

interface SidebarTreeProps extends SidebarListProps {
  /** Names the landmark. */
  label: string;
}

/** The pages of a section, in collapsible groups. */
export function SidebarTree({ label, ...list }: SidebarTreeProps) {
  return (
    <nav className={styles.root} aria-label={label}>
      <SidebarList {...list} />
    </nav>
  );
}
