import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readGuide, type Guide } from './readGuide';

const ROOT = path.join(import.meta.dirname, '../..');

const pages = new Map<string, Guide>();

/** The English page: a content rule ensures that its counterpart shows the same code. */
export function guideOf(page: string): Guide {
  const file = `docs/en/${page}.mdx`;
  const guide = pages.get(page) ?? readGuide(file, readFileSync(path.join(ROOT, file), 'utf8'));
  pages.set(page, guide);
  return guide;
}

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

/** Versions of the documented packages, and of TypeScript, which checks their samples. */
export function versionsOfRecord(): Readonly<Record<string, string>> {
  const read = (file: string) =>
    JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')) as Manifest;
  const { typescript = '' } = read('package.json').devDependencies;
  return { ...read('scripts/documented/package.json').dependencies, typescript };
}
