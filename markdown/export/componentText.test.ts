/// <reference types="vite/client" />
import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';
import { blockText, inlineText } from './componentText';

/** This dependency makes `npm run check` run the test when a component is added. */
const components = import.meta.glob('/components/*/index.ts');

const IMPORT = /^import \{([^}]+)\} from '@components\//gm;

it('has a Markdown form of every component that a page imports', () => {
  const pageOf = new Map<string, string>();
  for (const page of globSync('docs/**/*.{md,mdx}')) {
    for (const [, names = ''] of readFileSync(page, 'utf8').matchAll(IMPORT)) {
      for (const name of names.split(',')) pageOf.set(name.trim(), page);
    }
  }
  expect(Object.keys(components)).not.toEqual([]);
  expect(pageOf.size).toBeGreaterThan(5);
  const missing = [...pageOf].filter(([name]) => !(name in blockText) && !(name in inlineText));
  expect(
    missing.map(([name, page]) => `${name}, which ${page} imports`),
    'components to add to blockText or inlineText in markdown/export/componentText.ts',
  ).toEqual([]);
});
