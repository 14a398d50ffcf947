/**
 * npm run benchmark:search:engines -- [--lang en|zh]
 *
 * Asks other engines what readers ask, of the pages of the built site and of ten times as many, and prints a table.
 */
import '../../../scripts/help.mjs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readBuiltPages } from '@search/index/searchIndexPlugin';
import { LANGUAGES } from '@config/site';
import { readGoldenQueries } from '../goldenQueries';
import { measureEngine, row } from './measureEngine';
import { miniSearch } from './miniSearch';
import { moreTopics } from './moreTopics';
import { pagefind } from './pagefind';
import { site } from './site';

const ROOT = join(import.meta.dirname, '../../..');
const SIZES = [1, 10];

const { values: options } = parseArgs({ options: { lang: { type: 'string' } } });

console.log(
  `${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${cpus()[0]?.model ?? 'unknown processor'}\n`,
);
console.log(
  row(
    'language',
    'pages',
    'engine',
    'MRR',
    'hit@1',
    'hit@3',
    'empty',
    'client',
    'index',
    'median',
    '95th',
  ),
);
console.log(row(...Array<string>(11).fill('---')));
const built = readBuiltPages(join(ROOT, 'dist'), join(ROOT, 'docs'));
for (const { lang } of LANGUAGES) {
  if (options.lang !== undefined && options.lang !== lang) continue;
  const own = built.filter((page) => page.lang === lang);
  for (const times of SIZES) {
    const pages = moreTopics(own, times);
    for (const engine of [site, miniSearch, pagefind]) {
      const cells = await measureEngine(engine, pages, lang, readGoldenQueries(lang).built);
      console.log(row(lang, String(pages.length), engine.name, ...cells));
    }
  }
}
