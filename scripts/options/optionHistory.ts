import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { FIRST_STABLE_RELEASE } from '@config/facts/optionFacts';
import { canonicalType } from './canonicalType';
import { readDeclaredOptions, type DeclaredOption } from './declarations';
import { readRunDefaults } from './defaults';

/** An option or a field in one version. */
export interface OptionState {
  type: string;
  /** As in a configuration, from a run; absent if a run shows none. */
  default?: string;
  /** The text of `@deprecated`; can be empty. */
  deprecated?: string;
}

/** All options and fields of a version, by path. */
export type OptionStates = Readonly<Record<string, OptionState>>;

/** `config/facts/optionHistory.json`: what published versions say about each option. */
export interface OptionHistory {
  package: string;
  /** The compared versions, oldest first: the first stable one, the last of each minor, and the next major. */
  versions: string[];
  /** By path and version, where it differs from the version before; null in a version without the option. */
  options: Record<string, Record<string, OptionState | null>>;
}

type RunDefault = Awaited<ReturnType<typeof readRunDefaults>>;

/** A value that shows a folder of this run, or a part that isn't set. */
export const isIncidental = (value: string): boolean =>
  /<root>|\/node_modules|: undefined/.test(value);

/** The default of an option in a run, with both values if it depends on the mode. */
function shownDefault(optionPath: string, runDefault: RunDefault): string | undefined {
  const [development, production] = (['development', 'production'] as const).map((mode) =>
    runDefault(optionPath, mode),
  );
  const shown = [development, production].filter((value) => value !== undefined && value !== null);
  if (shown.length === 0 || shown.some(isIncidental)) return undefined;
  return development === production
    ? shown[0]
    : `isDev ? ${String(development)} : ${String(production)}`;
}

/**
 * What a package says about its options and their fields.
 * @param packageRoot absolute path of an installed `@rsbuild/core`
 */
export async function readOptionStates(packageRoot: string): Promise<OptionStates> {
  const runDefault = await readRunDefaults(packageRoot);
  const states: Record<string, OptionState> = {};
  const add = async (optionPath: string, option: DeclaredOption): Promise<void> => {
    const shown = shownDefault(optionPath, runDefault);
    states[optionPath] = {
      type: await canonicalType(await option.type()),
      ...(shown === undefined ? {} : { default: shown }),
      ...(option.deprecated === undefined ? {} : { deprecated: option.deprecated }),
    };
    for (const [name, field] of Object.entries(option.fields)) {
      if (name.startsWith('_')) continue;
      await add(`${optionPath}.${name}`, field);
    }
  };
  for (const [optionPath, option] of Object.entries(readDeclaredOptions(packageRoot))) {
    await add(optionPath, option);
  }
  return states;
}

const areEqual = (one: OptionState | null, other: OptionState | null): boolean =>
  one?.type === other?.type &&
  one?.default === other?.default &&
  one?.deprecated === other?.deprecated &&
  (one === null) === (other === null);

/** Joins the states of versions, oldest first. */
export function joinHistory(
  name: string,
  byVersion: readonly (readonly [version: string, states: OptionStates])[],
): OptionHistory {
  const options: OptionHistory['options'] = {};
  const paths = new Set(byVersion.flatMap(([, states]) => Object.keys(states)));
  for (const optionPath of [...paths].sort()) {
    const entries: Record<string, OptionState | null> = {};
    let last: OptionState | null = null;
    for (const [version, states] of byVersion) {
      const state: OptionState | null = states[optionPath] ?? null;
      if (!areEqual(state, last)) entries[version] = state;
      last = state;
    }
    options[optionPath] = entries;
  }
  return { package: name, versions: byVersion.map(([version]) => version), options };
}

/** The recorded states of a version. */
export function recordedStates(
  { versions, options }: OptionHistory,
  version: string,
): OptionStates {
  const upTo = versions.slice(0, versions.indexOf(version) + 1);
  return Object.fromEntries(
    Object.entries(options).flatMap(([optionPath, entries]) => {
      const at = upTo.findLast((candidate) => candidate in entries);
      const state = at === undefined ? null : entries[at];
      return state ? [[optionPath, state]] : [];
    }),
  );
}

const minorOf = (version = ''): string => version.split('.').slice(0, 2).join('.');

/** The versions to compare: the first stable one and the last of each minor. @param stable oldest first */
export const comparedVersions = (stable: readonly string[]): string[] =>
  stable.filter(
    (version, index) =>
      version === FIRST_STABLE_RELEASE || minorOf(version) !== minorOf(stable[index + 1]),
  );

/** The version of an installed package. @param packageRoot its folder */
export async function versionOf(packageRoot: string): Promise<string> {
  const manifest = await readFile(path.join(packageRoot, 'package.json'), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}
