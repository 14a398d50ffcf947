import type { ReactNode } from 'react';

interface OptionChangesProps {
  /** A minor version, `1.5`, or the next major one, `2.x`. */
  version: string;
  /** The build inserts the table: `markdown/plugins/remarkOptionChanges.ts`. */
  children?: ReactNode;
}

/** How options changed in a version. Search doesn't index it: queries find the pages of the options. */
export function OptionChanges({ version, children }: OptionChangesProps) {
  if (children === undefined) {
    throw new Error(
      `<OptionChanges version="${version}"> was built without remarkOptionChanges: it has no rows.`,
    );
  }
  return (
    <div data-option-list="" data-search-ignore="">
      {children}
    </div>
  );
}
