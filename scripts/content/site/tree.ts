import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { ADOPTED_LIST } from '../voice/adopted';

/** Files by path relative to the project root, with forward slashes. */
export interface Tree {
  readonly paths: readonly string[];
  /** Throws if the file can't be read or isn't UTF-8 text. */
  read(file: string): string;
  /** Size in bytes. */
  size(file: string): number;
}

/** Pages, components, code that reads `i18n.json`, and the table of routes. */
const FOLDERS = [
  'docs',
  'components',
  'config',
  'diagnostics',
  'engine',
  'markdown',
  'offline',
  'publish',
  'search',
  'theme',
  'tests/data',
];
const FILES = ['i18n.json', ADOPTED_LIST];

const README = /^(?:README|CONTRIBUTING|SECURITY)\.md$/;
/** Folders without READMEs to check. */
const OTHERS = /^(?:\..*|docs|dist|node_modules)$/;

/** The files of `check:content`. */
export function readContentTree(root: string): Tree {
  const tree = readTree(root, FOLDERS);
  const files = FILES.filter((file) => existsSync(path.join(root, file)));
  return { ...tree, paths: [...tree.paths, ...files, ...readmesBelow(root)].sort() };
}

export function readTree(root: string, folders: readonly string[]): Tree {
  return {
    paths: folders.flatMap((folder) => filesBelow(root, folder)).sort(),
    read: (file) => decode(readFileSync(path.join(root, file))),
    size: (file) => statSync(path.join(root, file)).size,
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

function readmesBelow(root: string, folder = ''): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return OTHERS.test(entry.name) ? [] : readmesBelow(root, file);
    return README.test(entry.name) ? file : [];
  });
}

/** Error for a file in another encoding or a binary file. @throws a sentence for the writer */
function decode(bytes: Buffer): string {
  const text = bytes.toString('utf8');
  if (text.startsWith('\uFEFF')) throw new Error('it begins with a byte order mark');
  // Invalid UTF-8 becomes a replacement character, which pages don't contain.
  if (/[\0\uFFFD]/.test(text)) throw new Error('it is not text in UTF-8');
  return text;
}
