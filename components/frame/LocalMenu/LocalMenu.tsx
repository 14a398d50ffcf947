import { ChevronDownIcon, SidebarIcon } from '../../icons/interfaceIcons';
import styles from './LocalMenu.module.css';

interface LocalMenuProps {
  labels: { menu: string; outline: string };
  /** Id of the sidebar panel; null if the page has no sidebar. */
  sidebarId: string | null;
  /** Id of the outline panel; null if the page has no headings. */
  outlineId: string | null;
}

/** On narrow screens, a bar above the content with buttons for sidebar and outline. */
export function LocalMenu({ labels, sidebarId, outlineId }: LocalMenuProps) {
  if (!sidebarId && !outlineId) return null;
  return (
    <div className={styles.root} data-has-outline={outlineId ? '' : undefined}>
      {sidebarId && (
        <button
          type="button"
          className={styles.button}
          popoverTarget={sidebarId}
          data-part="sidebar"
        >
          <SidebarIcon className={styles.icon} />
          {labels.menu}
        </button>
      )}
      {outlineId && (
        <button
          type="button"
          className={styles.button}
          popoverTarget={outlineId}
          data-part="outline"
        >
          {labels.outline}
          <ChevronDownIcon className={styles.chevron} />
        </button>
      )}
    </div>
  );
}
