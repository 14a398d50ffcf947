import { SOURCE_HASH_KEY } from '@publish/sourceHash';
import type { Problem, Rule } from '../report/Problem';
import { isExternal } from '../site/urls';
import type { Source } from '../site/Site';
import { counterpartsOf, type Counterparts } from '../site/counterparts';

export const counterpartParts: Rule = {
  name: 'counterpart-parts',
  description:
    'Twins have the same front matter keys, components with the same facts, images and rows of tables, and the Chinese one has no code in its text that the English one lacks.',
  check: (site) =>
    counterpartsOf(site).flatMap((counterparts) => [
      ...keys(counterparts),
      ...components(counterparts),
      ...images(counterparts),
      ...rows(counterparts),
      ...inlineCode(counterparts),
    ]),
};

/** Front matter keys for content that exists in only one language. */
const OWN_KEYS = [SOURCE_HASH_KEY];

function keys({ en, zh }: Counterparts): Problem[] {
  const [theirs, ours] = [keysOf(en), keysOf(zh)];
  return [
    ...theirs
      .filter((key) => !ours.includes(key))
      .map((key) => ({
        file: zh.file,
        line: 1,
        found: `no ${key} in the front matter, which ${en.file}:${String(en.frontMatter?.lineOf([key]))} has`,
        remedy: 'add it here or remove it there',
        related: en.file,
      })),
    ...ours
      .filter((key) => !theirs.includes(key))
      .map((key) => ({
        file: zh.file,
        line: zh.frontMatter?.lineOf([key]) ?? 1,
        found: `${key} in the front matter, which ${en.file} lacks`,
        remedy: 'add it there or remove it here',
        related: en.file,
      })),
  ];
}

function keysOf({ frontMatter }: Source): string[] {
  return Object.keys((frontMatter?.value as object | null | undefined) ?? {}).filter(
    (key) => !OWN_KEYS.includes(key),
  );
}

interface Part {
  readonly name: string;
  readonly line: number;
}

/** Compares numbers of occurrences, not order, because a Chinese sentence may use another order. */
function components({ en, zh }: Counterparts): Problem[] {
  const parts = ({ components: used }: Source): Part[] =>
    used.map(({ name, facts, line }) => ({
      name: `<${[name, ...written(facts)].join(' ')}>`,
      line,
    }));
  return compare(en, zh, parts(en), parts(zh));
}

const written = (facts: Readonly<Record<string, string>>): string[] =>
  Object.entries(facts).map(([key, value]) => `${key}="${value}"`);

function images({ en, zh }: Counterparts): Problem[] {
  const parts = (source: Source): Part[] =>
    source.images.map(({ url, line }) => ({ name: `the image ${commonUrl(url)}`, line }));
  return compare(en, zh, parts(en), parts(zh));
}

/** Screenshots can be localized: `/guide/en/x.png` matches `/guide/zh/x.png`. */
function commonUrl(url = ''): string {
  return isExternal(url) ? url : url.replace(/(^|[/._-])(?:en|zh)(?=[/._-])/g, '$1…');
}

/** Compares cells of tables that both pages have; another rule reports missing tables. */
function rows({ en, zh }: Counterparts): Problem[] {
  if (en.tables.length !== zh.tables.length) {
    const line = zh.tables.at(-1)?.line ?? 1;
    const found = `${String(zh.tables.length)} tables, and ${String(en.tables.length)} in ${en.file}`;
    return [
      {
        file: zh.file,
        line,
        found,
        remedy: 'show the same tables in both languages',
        related: en.file,
      },
    ];
  }
  return zh.tables.flatMap(({ line, rows: ours }, index) => {
    const theirs = en.tables[index];
    if (!theirs || theirs.rows === ours) return [];
    return {
      file: zh.file,
      line,
      found: `the table has ${String(ours)} rows, and ${String(theirs.rows)} in ${en.file}:${String(theirs.line)}`,
      remedy: 'show the same rows in both languages',
      related: en.file,
    };
  });
}

/** A name or value that only the Chinese page contains is a typo. */
function inlineCode({ en, zh }: Counterparts): Problem[] {
  return zh.mentions
    .filter(({ text }) => /\w/.test(text) && !/\p{Script=Han}/u.test(text))
    .filter(({ text }) => !en.text.includes(text) && zh.text.includes(`\`${text}\``))
    .map(({ text, line, column }) => ({
      file: zh.file,
      line,
      column,
      found: `\`${text}\` is not in ${en.file}`,
      remedy: 'write the same names and values in both languages',
      related: en.file,
    }));
}

function compare(en: Source, zh: Source, theirs: Part[], ours: Part[]): Problem[] {
  const names = new Set([...theirs, ...ours].map(({ name }) => name));
  return [...names].flatMap((name): Problem[] => {
    const [there, here] = [theirs, ours].map((parts) => parts.filter((part) => part.name === name));
    const difference = (here?.length ?? 0) - (there?.length ?? 0);
    if (difference === 0) return [];
    const related = en.file;
    return difference > 0
      ? [
          {
            file: zh.file,
            line: here?.at(-1)?.line ?? 1,
            found: `${name} ${times(here)}, and ${times(there)} in ${en.file}`,
            remedy: 'add it there or remove it here',
            related,
          },
        ]
      : [
          {
            file: zh.file,
            line: 1,
            found: `${name} ${times(here)}, and ${times(there)} in ${en.file}:${String(there?.at(-1)?.line)}`,
            remedy: 'add it here or remove it there',
            related,
          },
        ];
  });
}

const times = (parts: readonly Part[] = []): string =>
  parts.length === 0 ? 'not at all' : parts.length === 1 ? 'once' : `${String(parts.length)} times`;
