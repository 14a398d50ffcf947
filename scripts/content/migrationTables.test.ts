import { expect, it } from 'vitest';
import { migrationTables } from '@config/facts/migrations';
import { tableLines } from '@config/facts/migrations/table';
import { LANGUAGES } from '@config/site';
import { names } from './rules/names';
import { optionNamesRule } from './rules/optionNames';
import { sentences } from './rules/sentences';
import { spelling } from './rules/spelling';
import { syntax } from './rules/syntax';
import { tables } from './rules/tables';
import { typography } from './rules/typography';
import { typos } from './rules/typos';
import { untranslated } from './rules/untranslated';
import { voice } from './rules/voice';
import { speltSite } from './site/readContent';
import { messagesOf, page, siteOf } from './testing/siteOf';
import { spellChecker } from './words/misspelt';

/** The rules for what is written on a page. Rules for whole pages and for links run on the built site. */
const rules = [
  names,
  optionNamesRule,
  sentences,
  spelling,
  syntax,
  tables,
  typography,
  typos,
  untranslated,
  voice,
];

it.each(Object.entries(migrationTables))(
  'the rows of %s keep the rules of pages',
  async (_, table) => {
    if (!table) return;
    const pages = LANGUAGES.map(({ lang }): [string, string] => [
      `docs/${lang}/guide/migration/table.mdx`,
      page(tableLines(table, lang).join('\n')),
    ]);
    const site = siteOf(Object.fromEntries(pages));
    const spelt = await speltSite(site, spellChecker('.cache/words'));
    expect(rules.flatMap((rule) => messagesOf(rule.check(spelt)))).toEqual([]);
  },
);
