/// <reference types="vite/client" />
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { staticComponents } from '@engine/articles/build/staticPage';

const LIST = 'theme/mdx/articleStyles.ts';

const isOfArticles = (folder: string): boolean =>
  folder.startsWith('prose') || staticComponents.includes(folder.split('/')[0] ?? '');

/**
 * A glob instead of a directory listing, so that `npm run check` runs this test when a stylesheet is added. Vite keeps
 * only the names, and no dependency on the files, where `Object.keys()` directly contains the glob.
 */
const modules = import.meta.glob('/{components,theme}/**/*.module.css');
const files = Object.keys(modules);
const stylesheets = files.map((file) => file.replace('/components/', ''));

it('includes the styles of every component that an article can contain', () => {
  const sheets = stylesheets.filter((file) => isOfArticles(path.posix.dirname(file)));
  expect(sheets.length).toBeGreaterThan(5);
  const imports = readFileSync(LIST, 'utf8');
  const missing = sheets.map((file) => `import '@components/${file}';`);
  expect(
    missing.filter((line) => !imports.includes(line)),
    `lines to add to ${LIST}`,
  ).toEqual([]);
});

it('has unique names for stylesheets, because class names contain them', () => {
  const names = files.map((file) => path.posix.basename(file));
  expect(
    files.filter(
      (_, index) => names.indexOf(names[index] ?? '') !== names.lastIndexOf(names[index] ?? ''),
    ),
    'stylesheets with the same name: rename one and its component',
  ).toEqual([]);
});
