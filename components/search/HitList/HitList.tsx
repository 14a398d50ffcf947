import { useId, type ComponentProps, type MouseEvent } from 'react';
import { TextIcon } from '../../icons/interfaceIcons';
import { HashIcon, PageIcon } from '../../icons/searchIcons';
import { HitText, type HitFragment } from '../HitText';
import styles from './HitList.module.css';

const kindIcons = { page: PageIcon, heading: HashIcon, text: TextIcon };

export interface Hit {
  key: string;
  href: string;
  kind: keyof typeof kindIcons;
  /** Whether it follows the hit of its page. */
  isChild: boolean;
  title: readonly HitFragment[];
  detail: readonly HitFragment[];
  /** Id, selected state and pointer handlers of the entry. */
  rowProps: ComponentProps<'a'>;
  onOpen: (event: MouseEvent) => void;
}

interface HitListProps {
  label: string;
  groups: readonly { title: string; entries: readonly Hit[] }[];
}

/** Search hits, grouped by section of the site. The focus stays in the field; hits are links for the pointer. */
export function HitList({ label, groups }: HitListProps) {
  const id = useId();
  return (
    <div id="search-list" role="listbox" aria-label={label}>
      {groups.map(({ title, entries }, index) => (
        <div key={title} role="group" aria-labelledby={`${id}${index}`} className={styles.group}>
          <div id={`${id}${index}`} role="presentation" className={styles.title}>
            {title}
          </div>
          {entries.map(({ key, href, kind, isChild, title, detail, rowProps, onOpen }) => {
            const Icon = kindIcons[kind];
            return (
              <a
                key={key}
                {...rowProps}
                href={href}
                role="option"
                aria-selected={rowProps['aria-selected'] ?? false}
                className={styles.hit}
                data-child={isChild || undefined}
                onClick={onOpen}
              >
                <Icon className={styles.icon} />
                <HitText title={title} detail={detail} />
              </a>
            );
          })}
        </div>
      ))}
    </div>
  );
}
