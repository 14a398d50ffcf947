import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { staticComponents } from '@config/pages/staticComponents';

const isOfArticles = (folder: string): boolean =>
  folder.startsWith('prose') || staticComponents.includes(folder.split('/')[0] ?? '');

it('has the styles of every component that an article may be made of', () => {
  const sheets = readdirSync('components', { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.module.css') && isOfArticles(path.posix.dirname(file)));
  const imports = readFileSync('theme/mdx/articleStyles.ts', 'utf8');
  expect(sheets.length).toBeGreaterThan(5);
  expect(sheets.filter((file) => !imports.includes(`'@components/${file}'`))).toEqual([]);
});
