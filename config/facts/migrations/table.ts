import type { Language } from '@config/site';
import { optionRoute, pluginRoute } from '../reference';

/** Markdown, the same in both languages or one for each. Links are without a language prefix. */
export type Text = string | Readonly<Record<Language, string>>;

/** What becomes of options, packages or files of another tool. */
export interface MigrationRow {
  /**
   * Names in the other tool: paths of options such as `output.path`, packages, files. `resolve.*` stands for all other
   * options of that group. Absent for what has no name.
   */
  readonly names?: readonly string[];
  /** Other names that the configuration check answers with this row, such as those of older versions. */
  readonly also?: readonly string[];
  /** The first cell, if it says more than the names. */
  readonly from?: Text;
  /** Options and plugins of Rsbuild, by name; a text; or an empty list, if there is no counterpart. */
  readonly to: readonly string[] | Text;
  /** The third cell: what differs, or why there is no counterpart. */
  readonly note?: Text;
}

/** A table of a migration page. */
export interface MigrationTable {
  readonly head: readonly Text[];
  readonly rows: readonly MigrationRow[];
}

const NONE = { en: 'none', zh: '无' };

/** The text in a language, with links to pages in that language. */
export function textIn(text: Text, lang: Language): string {
  if (typeof text === 'string') return localized(text, lang);
  return localized(text[lang], lang);
}

const localized = (markdown: string, lang: Language): string =>
  lang === 'en' ? markdown : markdown.replaceAll('](/', `](/${lang}/`);

const isList = (to: MigrationRow['to']): to is readonly string[] => Array.isArray(to);

/** The page of an option or plugin, without a language prefix: `output.path` has `/config/output/path`. */
export const routeOf = (name: string): string =>
  name.startsWith('plugin-') ? pluginRoute(name) : optionRoute(name);

/** Counterparts of a row as Markdown. */
export function counterpartText({ to }: MigrationRow, lang: Language): string {
  if (!isList(to)) return textIn(to, lang);
  if (to.length === 0) return NONE[lang];
  const links = to.map((name) => `[${lang === 'en' ? name : `\`${name}\``}](${routeOf(name)})`);
  return localized(links.join(lang === 'en' ? ', ' : '、'), lang);
}

/** Names as a list of code, each after the first without the group that it shares: `build.outDir`, `assetsDir`. */
export function namesText(names: readonly string[], lang: Language): string {
  const [first = ''] = names;
  const group = /^.+\./.exec(first)?.[0];
  const short = names.map((name) =>
    group !== undefined && name !== first && name.startsWith(group)
      ? name.slice(group.length)
      : name,
  );
  return short.map((name) => `\`${name}\``).join(lang === 'en' ? ', ' : '、');
}

/** The cells of a table's rows, header first, as Markdown. */
export function tableCells({ head, rows }: MigrationTable, lang: Language): string[][] {
  const names = head.map((name) => textIn(name, lang));
  const cells = rows.map((row) => {
    const from = row.from === undefined ? namesText(row.names ?? [], lang) : textIn(row.from, lang);
    const note = row.note === undefined ? '' : textIn(row.note, lang);
    return [from, counterpartText(row, lang), note].slice(0, head.length);
  });
  return [names, ...cells];
}

/** A table as Markdown lines. */
export const tableLines = (table: MigrationTable, lang: Language): string[] => {
  const [head = [], ...rows] = tableCells(table, lang);
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
};
