import { readFileSync } from 'node:fs';
import { migrationTables } from '@config/facts/migrations';
import { tableLines } from '@config/facts/migrations/table';
import { optionEffect } from '@config/facts/optionEffects';
import { optionFacts, optionFieldFacts, type OptionFacts } from '@config/facts/optionFacts';
import { docs } from '../code/references/pages';
import { code, typeCode } from '../codeText';
import { optionChangeLines, optionChangeRows } from '../optionChangeRows';
import { effectTitle } from '../effectTitle';
import { optionRows } from '../optionRows';
import types from '@config/facts/types.json';
import type { Language } from '@config/site';
import { themeConfig } from '@config/theme';
import strings from '../../i18n.json';

const FIGURES = new URL('../../components/Benchmark/tools.json', import.meta.url);

const METRICS = ['devStart', 'hotUpdate', 'build', 'cachedBuild'] as const;

interface Figures {
  tools: { id: string; label: string; versions: { version: string }[] }[];
  /** In seconds. */
  medians: Partial<Record<string, Partial<Record<(typeof METRICS)[number], number>>>>;
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** The figures of the benchmark chart as a Markdown table. */
function benchmarkTable(lang: Language): string[] {
  const { tools, medians } = JSON.parse(readFileSync(FIGURES, 'utf8')) as Figures;
  const names = METRICS.map((metric) => strings[`benchmark.${metric}`][lang]);
  return [
    `${strings['benchmark.caption'][lang]}:`,
    '',
    row([strings['benchmark.tool'][lang], ...names]),
    row(['---', ...names.map(() => '---:')]),
    ...tools.map(({ id, label, versions }) =>
      row([
        `${label} ${versions[0]?.version ?? ''}`,
        ...METRICS.map((metric) => {
          const time = medians[id]?.[metric];
          return time === undefined ? strings['benchmark.none'][lang] : `${time.toFixed(2)} s`;
        }),
      ]),
    ),
  ];
}

/** What an option changes, as a diff below its title. */
function effectText(attributes: Attributes, lang: Language): string[] {
  const { of = '', in: shown = '' } = attributes;
  const title = effectTitle({ ...attributes, of: code(of) }, lang);
  const fence = shown.includes('/') ? `diff title="${shown}"` : 'diff';
  return [`**${title}**`, '', `\`\`\`${fence}`, ...(optionEffect(of) ?? []), '```'];
}

type Attributes = Readonly<Partial<Record<string, string>>>;

const declarations: Readonly<Partial<Record<string, string>>> = types;

function optionText(option: string, lang: Language): string[] {
  const facts = optionFacts(option);
  if (!facts) return [];
  const { type, default: value, since, deprecated } = facts;
  const rows = [
    [strings['content.optionType'][lang], typeCode(type)],
    [
      strings['content.optionDefault'][lang],
      value === null ? strings['content.optionSeeBelow'][lang] : code(value),
    ],
    [strings['content.optionSince'][lang], since],
    [strings['content.optionDeprecated'][lang], deprecated],
  ];
  return rows.flatMap(([term, text]) => (text === undefined ? [] : `- **${term ?? ''}**: ${text}`));
}

/** The facts between a field's name and its description: `boolean`, default `true`, added in 1.4.2. */
export function fieldText(option: string, field: string, lang: Language): string {
  const facts = optionFieldFacts(option)?.[field];
  return facts ? factsText(facts, lang) : '';
}

function factsText(facts: OptionFacts, lang: Language): string {
  const { type, default: value, since, required } = facts;
  const isSet = value !== null && value !== 'undefined';
  const parts = [
    typeCode(type),
    ...(isSet ? [`${strings['content.optionDefault'][lang].toLowerCase()} ${code(value)}`] : []),
    ...(required ? [strings['content.optionRequired'][lang].toLowerCase()] : []),
    ...(since === undefined
      ? []
      : [`${strings['content.optionSince'][lang].toLowerCase()} ${since}`]),
  ];
  return lang === 'zh' ? `（${parts.join('，')}）` : ` (${parts.join(', ')})`;
}

/** Options of a group as a list: `output.hash`: description (type, default, version). */
function optionTableText(group: string, lang: Language): string[] {
  return optionRows(group, lang, docs).map(({ name, facts, description }) => {
    const colon = lang === 'zh' ? '：' : ': ';
    return `- \`${name}\`${factsText(facts, lang)}${description && colon + description}`;
  });
}

type ComponentText = (attributes: Attributes, lang: Language) => readonly string[];

const nothing: ComponentText = () => [];

/** Adds empty lines around lines. */
const apart = (lines: readonly string[]): string[] => ['', ...lines, ''];

/**
 * Markdown of a block component: the lines that replace its opening tag. Its content follows, and its closing tag is
 * removed.
 */
export const blockText: Readonly<Partial<Record<string, ComponentText>>> = {
  Benchmark: (_, lang) => apart(benchmarkTable(lang)),
  Card: ({ title = '', href = '' }) => [`- [${title}](${href}): `],
  Cards: nothing,
  // Needs a browser; the page links the tables.
  ConfigCheck: nothing,
  FileTree: nothing,
  // The list follows, each field with its facts.
  OptionFields: nothing,
  MigrationTable: ({ of = '' }, lang) => {
    const table = migrationTables[of];
    return table ? apart(tableLines(table, lang)) : [];
  },
  NextSteps: (_, lang) => apart([`**${strings['content.nextSteps'][lang]}**`]),
  OptionEffect: (attributes, lang) => apart(effectText(attributes, lang)),
  OptionMeta: ({ of = '' }, lang) => apart(optionText(of, lang)),
  OptionChanges: ({ version = '' }, lang) =>
    apart(optionChangeLines(optionChangeRows(version, lang, docs), lang)),
  OptionFilter: nothing,
  OptionTable: ({ group = '' }, lang) => apart(optionTableText(group, lang)),
  // The command as in the source, for npm.
  PackageManagerTabs: ({ command = '' }) => apart(['```bash', command, '```']),
  Steps: nothing,
  Tab: ({ label = '' }) => apart([`**${label}**`]),
  Tabs: nothing,
  TypeDeclaration: ({ of = '' }) =>
    apart(['```ts', ...(declarations[of] ?? '').split('\n'), '```']),
};

/** Markdown of an inline component, given its content. */
export const inlineText: Readonly<
  Partial<Record<string, (attributes: Attributes, children: string) => string>>
> = {
  Badge: ({ text = '' }) => `(${text})`,
  SourceLink: ({ path = '' }, children) =>
    `[${children || themeConfig.sourceCodeText || code(path)}](${themeConfig.sourceBase}/${path})`,
};

/** The string attributes of a tag. */
export const attributesOf = (tag: string): Attributes =>
  Object.fromEntries(
    [...tag.matchAll(/\s([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  );
