import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '../..');

/** Files that no build of a site reads. */
const UNREAD = new Set([
  '.cache',
  '.ci',
  '.git',
  '.github',
  'benchmarks',
  'dist',
  'node_modules',
  'scripts',
  'test-results',
  'tests',
]);

const isSource = (name: string): boolean =>
  !/\.test\.tsx?$|^(?:README|CONTRIBUTING|SECURITY)\.md$|^(?:eslint|stylelint|vitest)\./.test(name);

interface Newest {
  file: string;
  time: number;
}

const newer = (first: Newest, second: Newest): Newest =>
  second.time > first.time ? second : first;

/** The last changed file below a folder. */
const newestBelow = (folder: string): Newest =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => (folder === ROOT ? !UNREAD.has(entry.name) : true))
    .filter((entry) => entry.isDirectory() || isSource(entry.name))
    .map((entry): Newest => {
      const file = path.join(folder, entry.name);
      return entry.isDirectory() ? newestBelow(file) : { file, time: statSync(file).mtimeMs };
    })
    .reduce(newer, { file: folder, time: 0 });

/**
 * Explains why a built site is outdated: it is missing, or older than a source.
 * @param dist its folder
 * @param sources folders in addition to those that every site is built from
 * @returns a clause such as 'is missing', or undefined if it is up to date
 */
export function staleReason(dist: string, sources: readonly string[] = []): string | undefined {
  const mark = path.join(dist, '404.html');
  if (!existsSync(mark)) return 'is missing';
  const newest = [ROOT, ...sources].map(newestBelow).reduce(newer);
  if (newest.time <= statSync(mark).mtimeMs) return undefined;
  return `is older than ${path.relative(ROOT, newest.file)}`;
}
