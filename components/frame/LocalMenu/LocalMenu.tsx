import { ChevronDownIcon, SidebarIcon } from '../../icons/interfaceIcons';
import styles from './LocalMenu.module.css';

interface LocalMenuProps {
  labels: { menu: string; outline: string };
  /** The id of the sidebar's panel; null where the page has none. */
  sidebarId: string | null;
  /** The id of the outline's panel; null where the page has no headings. */
  outlineId: string | null;
}

/** The bar above the content where the columns beside it have no room: a button for each. */
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
