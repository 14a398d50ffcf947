import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import schema from '@config/facts/configSchema.json';
import { FIRST_STABLE_RELEASE, type OptionFacts } from '@config/facts/optionFacts';
import options from '@config/facts/options.json';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@config/site';
import { docs } from '@markdown/code/references/pages';
import { optionGroups, optionRows, type OptionRow } from '@markdown/optionRows';
import { absoluteUrl } from './absoluteUrl';
import { CONFIG_SCHEMA_FILE, OPTION_INDEX_FILE } from './generatedFiles';

/** Grows when a reader of `options.json` has to change: new members don't need it. */
const FORMAT = 1;

type InLanguages = Partial<Record<Language, string>>;

/** An option or field in `options.json`, described on the page 'All options'. */
interface IndexedOption extends Pick<OptionFacts, 'type' | 'default' | 'deprecated'> {
  /** `output.manifest.filename` */
  name: string;
  since: string;
  required: boolean;
  url: InLanguages;
  description: InLanguages;
}

/** Options and fields by name, in the order of the declarations, with descriptions in a language. */
const rowsIn = (lang: Language): Map<string, OptionRow> =>
  new Map(
    optionGroups
      .flatMap((group) => optionRows(group, lang, docs))
      .map((row) => [row.name, row] as const),
  );

/** All options and fields with what is known about them. */
export function optionIndex(): { format: number; package: string; version: string } & {
  options: IndexedOption[];
} {
  const all = LANGUAGES.map(({ lang }) => ({ lang, rows: rowsIn(lang) }));
  const inLanguages = (name: string, valueOf: (row: OptionRow) => string | undefined) =>
    Object.fromEntries(
      all.flatMap(({ lang, rows }) => {
        const row = rows.get(name);
        const value = row && valueOf(row);
        return value ? [[lang, value]] : [];
      }),
    ) as InLanguages;
  const { package: name, version } = options;
  const listed = [...rowsIn(DEFAULT_LANGUAGE).values()].map(({ name, facts }) => ({
    name,
    type: facts.type,
    default: facts.default,
    since: facts.since ?? FIRST_STABLE_RELEASE,
    required: facts.required ?? false,
    ...(facts.deprecated === undefined ? {} : { deprecated: facts.deprecated }),
    url: inLanguages(name, ({ href }) => href && absoluteUrl(href)),
    description: inLanguages(name, ({ description }) => description),
  }));
  return { format: FORMAT, package: name, version, options: listed };
}

interface Schema {
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
}

/** The schemas of a path below a schema: several if several forms of an option have the field. */
function below(schema: Schema, [name, ...rest]: readonly string[]): Schema[] {
  if (name === undefined) return [schema];
  const forms = [...(schema.anyOf ?? []), ...(schema.items ? [schema.items] : [])];
  const member = schema.properties?.[name];
  return [
    ...(member ? below(member, rest) : []),
    ...forms.flatMap((form) => below(form, [name, ...rest])),
  ];
}

/** The JSON Schema of the configuration, with the descriptions and URLs of the options' pages. */
export function describedSchema(): object {
  const described = structuredClone<unknown>(schema) as Schema;
  for (const { name, description, href } of rowsIn(DEFAULT_LANGUAGE).values()) {
    const text = [description, href && absoluteUrl(href)].filter(Boolean).join('\n');
    if (!text) continue;
    for (const found of below(described, name.split('.'))) {
      Object.assign(found, { description: text });
    }
  }
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: absoluteUrl(CONFIG_SCHEMA_FILE),
    title: `Configuration of ${options.package} ${options.version}`,
    ...described,
    properties: { $schema: { type: 'string' }, ...described.properties },
  };
}

/** Writes an index of all options and a JSON Schema of the configuration, for editors and scripts. */
export function pluginOptionFiles(): RspressPlugin {
  return {
    name: 'option-files',
    async afterBuild({ outDir = 'dist' }, isProd) {
      if (!isProd) return;
      const write = (file: string, content: object) =>
        writeFile(path.join(outDir, file), `${JSON.stringify(content, null, 2)}\n`);
      await write(OPTION_INDEX_FILE, optionIndex());
      await write(CONFIG_SCHEMA_FILE, describedSchema());
    },
  };
}
