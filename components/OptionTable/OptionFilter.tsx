import { useLabels } from '@components/SiteContext';
import styles from './OptionTable.module.css';

interface OptionFilterProps {
  /** For the changes of options: readers choose their version, which the list goes back to. */
  changes?: boolean;
  /** Names of the groups, separated by spaces. `markdown/plugins/remarkOptionTable.ts` adds these and the versions. */
  groups?: string;
  /** Minor versions in which options were added, separated by spaces. */
  versions?: string;
  /** The documented version. */
  documented?: string;
}

const list = (words: string): string[] => words.split(' ').filter(Boolean);

/**
 * Filters the lists of options or changes of a page by text, group and version. Static HTML; `theme/hooks/optionFilter.ts`
 * filters the rows. Hidden without scripts.
 */
export function OptionFilter({
  changes = false,
  groups = '',
  versions = '',
  documented = '',
}: OptionFilterProps) {
  const { optionFilter: labels, option } = useLabels();
  return (
    <form className={styles.filter} role="search" data-option-filter={documented}>
      <label className={styles.field}>
        {labels.text}
        <input type="search" name="q" autoComplete="off" spellCheck="false" />
      </label>
      <label className={styles.field}>
        {labels.group}
        <select name="group">
          <option value="">{labels.all}</option>
          {list(groups).map((group) => (
            <option key={group}>{group}</option>
          ))}
        </select>
      </label>
      <label className={styles.field}>
        {changes ? labels.version : option.since}
        <select name="since">
          <option value="">{labels.all}</option>
          {list(versions).map((version) => (
            <option key={version} value={version}>
              {changes ? version : labels.orLater(version)}
            </option>
          ))}
        </select>
      </label>
      <p
        className={styles.status}
        role="status"
        data-count={changes ? labels.changes : labels.count}
        data-unknown={labels.unknown}
        data-newer={labels.newer}
      />
    </form>
  );
}
