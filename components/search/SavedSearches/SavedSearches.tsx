import { useId, type ComponentProps, type ReactNode } from 'react';
import { CloseIcon } from '../../icons/interfaceIcons';
import { RecentIcon, StarIcon } from '../../icons/searchIcons';
import { IconButton } from '../../ui/IconButton';
import type { Hit } from '../HitList';
import { HitText } from '../HitText';
import styles from './SavedSearches.module.css';

interface SavedSearchesProps {
  recent: readonly Hit[];
  favorites: readonly Hit[];
  labels: Record<
    'lists' | 'none' | 'recent' | 'favorites' | 'keep' | 'removeRecent' | 'removeFavorite',
    string
  >;
  onKeep: (key: string) => void;
  onRemoveRecent: (key: string) => void;
  onRemoveFavorite: (key: string) => void;
}

interface RowProps {
  hit: Hit;
  icon: ReactNode;
  children: ReactNode;
}

function Row({ hit, icon, children }: RowProps) {
  const { rowProps, href, title, detail, onOpen } = hit;
  return (
    <div {...(rowProps as ComponentProps<'div'>)} role="row" className={styles.row}>
      <div role="gridcell" className={styles.cell}>
        <a href={href} className={styles.link} onClick={onOpen}>
          {icon}
          <HitText title={title} detail={detail} />
        </a>
      </div>
      <div role="gridcell" className={styles.actions}>
        {children}
      </div>
    </div>
  );
}

/** Recent and favorite searches as a grid: each row has a link and its actions. */
export function SavedSearches({ recent, favorites, labels, ...on }: SavedSearchesProps) {
  const id = useId();
  if (recent.length + favorites.length === 0) return <p className={styles.none}>{labels.none}</p>;
  return (
    <div id="search-list" role="grid" aria-label={labels.lists}>
      {recent.length > 0 && (
        <div role="rowgroup" aria-labelledby={`${id}recent`}>
          <div id={`${id}recent`} role="presentation" className={styles.title}>
            {labels.recent}
          </div>
          {recent.map((hit) => (
            <Row key={hit.key} hit={hit} icon={<RecentIcon className={styles.icon} />}>
              <IconButton aria-label={labels.keep} onClick={() => on.onKeep(hit.key)}>
                <StarIcon className={styles.icon} />
              </IconButton>
              <IconButton
                aria-label={labels.removeRecent}
                onClick={() => on.onRemoveRecent(hit.key)}
              >
                <CloseIcon className={styles.icon} />
              </IconButton>
            </Row>
          ))}
        </div>
      )}
      {favorites.length > 0 && (
        <div role="rowgroup" aria-labelledby={`${id}favorites`}>
          <div id={`${id}favorites`} role="presentation" className={styles.title}>
            {labels.favorites}
          </div>
          {favorites.map((hit) => (
            <Row key={hit.key} hit={hit} icon={<StarIcon className={styles.icon} />}>
              <IconButton
                aria-label={labels.removeFavorite}
                onClick={() => on.onRemoveFavorite(hit.key)}
              >
                <CloseIcon className={styles.icon} />
              </IconButton>
            </Row>
          ))}
        </div>
      )}
    </div>
  );
}
