import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Files by their path below the project root, with forward slashes. */
export interface Tree {
  readonly paths: readonly string[];
  /** Throws when the file cannot be read, or is no text in UTF-8. */
  read(file: string): string;
}

/** What the checks look at: pages, the names of writer components, and the table of addresses. */
const WATCHED = ['docs', 'components', 'tests/data'];

export function readTree(root: string, folders: readonly string[] = WATCHED): Tree {
  return {
    paths: folders.flatMap((folder) => filesBelow(root, folder)).sort(),
    read: (file) => decode(readFileSync(path.join(root, file))),
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

/** What a file is that another encoding, or no text at all, has made. @throws a sentence for the writer */
function decode(bytes: Buffer): string {
  const text = bytes.toString('utf8');
  if (text.startsWith('\uFEFF')) throw new Error('it begins with a byte order mark');
  // A byte that is none of UTF-8 becomes a replacement character, which no page has.
  if (/[\0\uFFFD]/.test(text)) throw new Error('it is not text in UTF-8');
  return text;
}
