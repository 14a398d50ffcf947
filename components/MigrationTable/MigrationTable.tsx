import type { ReactNode } from 'react';

interface MigrationTableProps {
  /** Name of a table in config/facts/migrations: `vite.server`. */
  of: string;
  /** The build inserts the table: `markdown/plugins/remarkMigrationTable.ts`. */
  children?: ReactNode;
}

/** A table of a migration page: what the options, packages or files of another tool become. */
export function MigrationTable({ of, children }: MigrationTableProps) {
  if (children === undefined) {
    throw new Error(
      `<MigrationTable of="${of}"> was built without remarkMigrationTable: it has no rows.`,
    );
  }
  return children;
}
