import type { ComponentProps } from 'react';
import { SiteLink } from '../../SiteContext';
import { Breakable } from '../../ui/Breakable';
import styles from './Outline.module.css';

interface OutlinePanelProps extends ComponentProps<'div'> {
  id: string;
}

/** A column next to the content; on narrow screens a dropdown, opened by a button with `popoverTarget={id}`. */
export function OutlinePanel({ id, children, ...props }: OutlinePanelProps) {
  return (
    <div {...props} id={id} className={styles.panel} popover="auto" data-part="outline">
      {children}
    </div>
  );
}

export interface OutlineHeading {
  id: string;
  text: string;
  /** 2 to 4. */
  depth: number;
}

interface OutlineListProps {
  title: string;
  headings: OutlineHeading[];
  activeId: string | null;
  /** Called when the user follows a link. */
  onChoose: () => void;
}

/** The page's headings, with the active one marked. */
export function OutlineList({ title, headings, activeId, onChoose }: OutlineListProps) {
  return (
    <nav className={styles.nav} aria-label={title}>
      <p className={styles.title} aria-hidden="true">
        {title}
      </p>
      <ul className={styles.list}>
        {headings.map(({ id, text, depth }) => (
          <li key={`${id} ${text}`}>
            <SiteLink
              className={styles.link}
              href={`#${id}`}
              data-depth={depth}
              aria-current={id === activeId ? 'location' : undefined}
              onClick={() => {
                // After the browser has moved to the heading: closing earlier would return the focus to the panel's
                // button.
                setTimeout(onChoose);
              }}
            >
              <Breakable>{text}</Breakable>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
