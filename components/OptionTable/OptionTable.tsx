import type { ReactNode } from 'react';
import { OptionFields } from '../OptionFields';
import styles from './OptionTable.module.css';

interface OptionTableProps {
  /** The group of options, such as `output`; empty for options at the top level. */
  group: string;
  /** `OptionTable.Row` for each option and field, which `markdown/plugins/remarkOptionTable.ts` adds. */
  children?: ReactNode;
}

/** All options of a group and their fields. Search doesn't index it: queries find the pages of the options. */
export function OptionTable({ children }: OptionTableProps) {
  return (
    <ul className={styles.root} data-option-list="" data-search-ignore="">
      {children}
    </ul>
  );
}

interface RowProps {
  /** The path of the option or field: `output.manifest.filename`. */
  of: string;
  /** The version that added it; absent for options of the first stable release. */
  since?: string;
  /** A link to the page, `OptionTable.Facts`, and the description. */
  children: ReactNode;
}

function Row({ of, since, children }: RowProps) {
  return (
    <li className={styles.row} data-option={of} data-since={since}>
      {children}
    </li>
  );
}

OptionTable.Row = Row;
OptionTable.Facts = OptionFields.Facts;
