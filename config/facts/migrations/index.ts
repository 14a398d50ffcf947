import * as cra from './cra';
import { removed } from './rsbuild';
import type { MigrationTable } from './table';
import * as vite from './vite';
import * as vueCli from './vueCli';
import * as webpack from './webpack';

const pages = { cra, rsbuild: { removed }, vite, vueCli, webpack };

/** The tables of the migration pages by name: `vite.server`. */
export const migrationTables: Readonly<Partial<Record<string, MigrationTable>>> =
  Object.fromEntries(
    Object.entries(pages).flatMap(([page, tables]) =>
      Object.entries(tables).map(([name, table]) => [`${page}.${name}`, table]),
    ),
  );
