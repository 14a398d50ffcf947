/**
 * Writes `config/facts/options.json`: every public option of the documented package with its type, its default, its
 * deprecation and the version that added it. Types are read from the published declarations, defaults from a run with
 * an empty configuration, versions by comparing the published versions of the line. Beside it, in `config/facts/`:
 *
 * - `types.json`: the declarations of types that option types name
 * - `api.json`: the members of the JavaScript API, from the same declarations
 * - `pluginOptions.json`: the options of the official plugins, from theirs
 * - `messages.json`: the messages that all of them print or throw, from their code
 * - `configSchema.json`: a JSON Schema of the configuration, from the recorded options and types
 * - `optionHistory.json`: types and defaults in earlier versions and in the next major version
 *
 *   npm run generate:options             asks the package registry for older versions where an option or the
 *                                        documented version is new
 *   npm run generate:options -- --check  offline: fails where the file does not match the installed package
 */
import '../help.mjs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { format } from 'prettier';
import { site } from '@config/site';
import { readDeclaredApi } from './apiDeclarations';
import { configSchema } from './configSchema';
import { isOfProduct, programOf, readDeclaredOptions, type DeclaredOption } from './declarations';
import { readRunDefaults } from './defaults';
import { isIncidental, versionOf, type OptionHistory } from './optionHistory';
import { readDeclaredPlugins } from './pluginDeclarations';
import { readOptionHistory } from './publishedHistory';
import { readMessages } from '../messages/readMessages';
import { readTypeDeclarations } from './typeDeclarations';
import { stableVersions, versionReader } from './versions';
import type { OptionRecord, OptionsFile } from './optionsFile';

const NAME = '@rsbuild/core';
const PACKAGE_ROOT = path.resolve('scripts/documented/node_modules', NAME);
/** The next major version, which the engine builds with. */
const NEXT_ROOT = path.resolve('node_modules', NAME);
const OPTIONS_FILE = 'config/facts/options.json';
const API_FILE = 'config/facts/api.json';
const TYPES_FILE = 'config/facts/types.json';
const SCHEMA_FILE = 'config/facts/configSchema.json';
const PLUGINS_FILE = 'config/facts/pluginOptions.json';
const MESSAGES_FILE = 'config/facts/messages.json';
const HISTORY_FILE = 'config/facts/optionHistory.json';
const CACHE = path.resolve('.cache/published');

type RunDefault = Awaited<ReturnType<typeof readRunDefaults>>;

/** Defaults whose `@default` tag is wrong, and that a resolved configuration doesn't contain. */
const correctedDefaults: Readonly<Partial<Record<string, string>>> = {
  // `index.html` without a slash returns 404.
  'server.historyApiFallback.index': "'/index.html'",
};

/**
 * If run and declaration differ, the run is correct; rules in words are on the page.
 * @throws if the two modes differ: pages have no format for this yet
 */
function defaultOf(
  optionPath: string,
  { documentedDefault }: DeclaredOption,
  runDefault: RunDefault,
): string | null {
  const production = runDefault(optionPath, 'production');
  if (documentedDefault === null || production === null) return null;
  if (production === undefined || isIncidental(production)) {
    return correctedDefaults[optionPath] ?? documentedDefault ?? 'undefined';
  }
  const development = runDefault(optionPath, 'development');
  if (development === production) return production;
  throw new Error(`${optionPath} defaults to ${development} or ${production}, by mode`);
}

type Since = (optionPath: string) => Promise<string>;

async function toRecord(
  optionPath: string,
  option: DeclaredOption,
  runDefault: RunDefault,
  since: Since,
): Promise<OptionRecord> {
  const fields: Record<string, OptionRecord> = {};
  for (const [name, field] of Object.entries(option.fields)) {
    fields[name] = await toRecord(`${optionPath}.${name}`, field, runDefault, since);
  }
  return {
    type: await option.type(),
    default: defaultOf(optionPath, option, runDefault),
    since: await since(optionPath),
    ...(option.isRequired ? { required: true } : {}),
    ...(option.from === undefined ? {} : { from: option.from }),
    ...(option.deprecated === undefined ? {} : { deprecated: option.deprecated }),
    ...(Object.keys(fields).length > 0 ? { fields } : {}),
  };
}

async function readOptions(version: string, since: Since): Promise<OptionsFile> {
  const runDefault = await readRunDefaults(PACKAGE_ROOT);
  const options: Record<string, OptionRecord> = {};
  for (const [optionPath, option] of Object.entries(readDeclaredOptions(PACKAGE_ROOT))) {
    options[optionPath] = await toRecord(optionPath, option, runDefault, since);
  }
  return { package: NAME, version, options };
}

/** The current file's entry for an option or field. */
function recordedIn(file: OptionsFile, optionPath: string): string | undefined {
  const option = file.options[optionPath];
  if (option) return option.since;
  const at = optionPath.lastIndexOf('.');
  return file.options[optionPath.slice(0, at)]?.fields?.[optionPath.slice(at + 1)]?.since;
}

/**
 * The version that added an option never changes: only new options are looked up in published versions, and a check,
 * which mustn't need the registry, doesn't.
 */
function sinceReader(file: OptionsFile, version: string): Since {
  let published: Promise<Since> | undefined;
  return async (optionPath) => {
    const recorded = recordedIn(file, optionPath);
    if (recorded !== undefined || isCheck) return recorded ?? 'unknown';
    published ??= stableVersions(NAME, version).then((all) => versionReader(NAME, all, CACHE));
    return (await published)(optionPath);
  };
}

const version = await versionOf(PACKAGE_ROOT);
if (version !== site.documentedVersion) {
  console.error(
    `scripts/documented/package.json has ${NAME} ${version}, config/site.ts says ${site.documentedVersion}: set both to one version.`,
  );
  process.exit(1);
}

const isCheck = process.argv.includes('--check');
const placedEntry = await readFile(OPTIONS_FILE, 'utf8').catch(() => '{"options":{}}');
const since = sinceReader(JSON.parse(placedEntry) as OptionsFile, version);
const options = await readOptions(version, since);
const pluginNames = await documentedPlugins();
const plugins = await readDeclaredPlugins(path.dirname(PACKAGE_ROOT), pluginNames);
await keep(OPTIONS_FILE, options);
await keep(API_FILE, { package: NAME, version, ...readDeclaredApi(PACKAGE_ROOT) });
await keep(PLUGINS_FILE, plugins);
await keep(MESSAGES_FILE, readMessages(path.dirname(PACKAGE_ROOT), ['core', ...pluginNames]));
const types = await typesNamedBy(options.options, plugins.options);
await keep(TYPES_FILE, types);
await keep(SCHEMA_FILE, configSchema(options, types));
const recordedHistory = await readFile(HISTORY_FILE, 'utf8').catch(() => undefined);
await keep(
  HISTORY_FILE,
  await readOptionHistory({
    name: NAME,
    recorded:
      recordedHistory === undefined ? undefined : (JSON.parse(recordedHistory) as OptionHistory),
    documented: PACKAGE_ROOT,
    next: NEXT_ROOT,
    cache: CACHE,
    isOffline: isCheck,
  }),
);

type Typed = Pick<OptionRecord, 'type'> & { fields?: Record<string, Typed> };

/** The types in option and field types, with their declarations. */
async function typesNamedBy(...files: Record<string, Typed>[]): Promise<Record<string, string>> {
  const types = files
    .flatMap((file) => Object.values(file))
    .flatMap(({ type, fields = {} }) => [
      type,
      ...Object.values(fields).map((field) => field.type),
    ]);
  const entries = [
    path.join(PACKAGE_ROOT, 'dist-types/index.d.ts'),
    ...Object.keys(plugins.packages).map((name) =>
      path.join(path.dirname(PACKAGE_ROOT), name, 'dist/index.d.ts'),
    ),
  ];
  return readTypeDeclarations(
    types,
    programOf(...entries),
    isOfProduct(path.join(PACKAGE_ROOT, 'dist-types')),
  );
}

/** Plugins with a page; other packages of the scope may be installed for samples. */
async function documentedPlugins(): Promise<string[]> {
  const routes = await readFile('tests/data/routes.json', 'utf8');
  return [
    ...new Set(
      [...routes.matchAll(/\/plugins\/list\/(plugin-[\w-]+)/g)].map(([, name = '']) => name),
    ),
  ];
}

/** Writes the file, or with `--check` fails if it differs. */
async function keep(file: string, content: object): Promise<void> {
  const text = JSON.stringify(content);
  if (!isCheck) {
    await writeFile(file, await format(text, { parser: 'json', printWidth: 100 }));
    return;
  }
  const recorded = await readFile(file, 'utf8')
    .then((json): unknown => JSON.parse(json))
    .catch(() => undefined);
  if (text !== JSON.stringify(recorded)) {
    console.error(
      `${file}:1  differs from the installed packages  run npm run generate:options, and read what changed`,
    );
    process.exitCode = 1;
  }
}
