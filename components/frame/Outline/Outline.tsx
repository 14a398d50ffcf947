import type { ComponentProps } from 'react';
import { SiteLink } from '../../SiteContext';
import { Breakable } from '../../ui/Breakable';
import styles from './Outline.module.css';

interface OutlinePanelProps extends ComponentProps<'div'> {
  id: string;
}

/** A column beside the content; on narrower screens a dropdown that a button with `popoverTarget={id}` opens. */
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
  /** The reader followed a link. */
  onChoose: () => void;
}

/** The headings of the page, the one in view marked. */
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
                // Once the browser has gone to the heading: closed sooner, the panel would take focus back.
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
