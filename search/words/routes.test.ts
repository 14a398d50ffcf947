import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '@config/site';
import { ALIASES } from './aliases';
import keywords from './keywords.json';

const DOCS = path.join(import.meta.dirname, '../../docs');

describe('aliases and keywords', () => {
  it('belong to existing pages', () => {
    const routes = [...Object.keys(ALIASES), ...Object.keys(keywords)];
    const files = LANGUAGES.flatMap(({ lang }) =>
      routes.map((route) => path.join(DOCS, lang, `${route.replace(/\/$/, '/index')}.mdx`)),
    );
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });
});
