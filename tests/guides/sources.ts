import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readGuide, type Guide } from './readGuide';

const ROOT = path.join(import.meta.dirname, '../..');

const pages = new Map<string, Guide>();

/** The English page: a check holds that its twin shows the same code. */
export function guideOf(page: string): Guide {
  const file = `docs/en/${page}.mdx`;
  const guide = pages.get(page) ?? readGuide(file, readFileSync(path.join(ROOT, file), 'utf8'));
  pages.set(page, guide);
  return guide;
}

/** The packages that the pages document, by name. */
export function versionsOfRecord(): Readonly<Record<string, string>> {
  const file = path.join(ROOT, 'scripts/documented/package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { dependencies: Record<string, string> })
    .dependencies;
}
