import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Files by their path below the project root, with forward slashes. */
export interface Tree {
  readonly paths: readonly string[];
  /** Throws when the file cannot be read. */
  read(file: string): string;
}

/** What the checks look at: pages, the names of writer components, and the table of addresses. */
const WATCHED = ['docs', 'components', 'tests/data'];

export function readTree(root: string, folders: readonly string[] = WATCHED): Tree {
  return {
    paths: folders.flatMap((folder) => filesBelow(root, folder)).sort(),
    read: (file) => readFileSync(path.join(root, file), 'utf8'),
  };
}

function filesBelow(root: string, folder: string): string[] {
  const absolute = path.join(root, folder);
  if (!existsSync(absolute)) return [];
  return readdirSync(absolute, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'));
}
