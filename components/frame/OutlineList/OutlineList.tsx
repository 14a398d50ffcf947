import styles from './OutlineList.module.css';

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
}

/** The headings of the page, the one in view marked. */
export function OutlineList({ title, headings, activeId }: OutlineListProps) {
  return (
    <nav className={styles.root} aria-label={title}>
      <p className={styles.title} aria-hidden="true">
        {title}
      </p>
      <ul className={styles.list}>
        {headings.map(({ id, text, depth }) => (
          <li key={id}>
            <a
              className={styles.link}
              href={`#${id}`}
              data-depth={depth}
              aria-current={id === activeId ? 'location' : undefined}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
