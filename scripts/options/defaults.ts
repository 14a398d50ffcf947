import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundlerDefaults, type BundlerConfig } from './bundlerDefaults';
import { dependentDefaults, Expression, withFieldRules } from './dependentDefaults';

export type Mode = 'development' | 'production';

interface Config {
  mode: Mode;
  performance?: { buildCache: boolean };
}

/** The part of `@rsbuild/core` that defaults are read with. */
interface Core {
  createRsbuild: (options: { cwd: string; config: Config; rsbuildConfig: Config }) => Promise<{
    initConfigs: () => Promise<BundlerConfig[]>;
    getNormalizedConfig: () => Record<string, unknown>;
  }>;
}

/** A value as in a configuration file; undefined if it can't be written, such as a function. */
export function literal(value: unknown, cwd: string): string | undefined {
  if (typeof value === 'string') {
    return `'${value.replaceAll(cwd, '<root>').replaceAll("'", "\\'")}'`;
  }
  if (value instanceof RegExp) return String(value);
  if (value instanceof Expression) return value.text;
  if (value === null || typeof value !== 'object') {
    return typeof value === 'function' ? undefined : String(value);
  }
  const parts = Array.isArray(value)
    ? value.map((item) => literal(item, cwd))
    : Object.entries(value).map(([key, item]) => {
        const written = literal(item, cwd);
        const name = /^[\w$]+$/.test(key) ? key : `'${key}'`;
        return written === undefined ? undefined : `${name}: ${written}`;
      });
  if (parts.includes(undefined)) return undefined;
  if (Array.isArray(value)) return `[${parts.join(', ')}]`;
  return parts.length > 0 ? `{ ${parts.join(', ')} }` : '{}';
}

/** The first pattern in the bundler's configuration that puts files into the folder, without the folder. */
function patternIn(folder: string, value: unknown, seen = new Set<unknown>()): string | undefined {
  if (typeof value === 'string') {
    const isPattern = value.startsWith(`${folder}/`) && value.includes('[');
    return isPattern ? value.slice(folder.length + 1) : undefined;
  }
  if (typeof value !== 'object' || value === null || seen.has(value)) return undefined;
  seen.add(value);
  for (const inner of Object.values(value)) {
    const pattern = patternIn(folder, inner, seen);
    if (pattern !== undefined) return pattern;
  }
  return undefined;
}

/** File names aren't normalized options: they are set in the bundler's configuration. */
function filenamesOf(normalized: Record<string, unknown>, bundler: unknown): unknown {
  const folders = Object.entries(at(normalized, 'output.distPath') as Record<string, string>);
  const patterns = folders.map(([kind, folder]) => [kind, patternIn(folder, bundler)] as const);
  return Object.fromEntries(patterns.filter(([, pattern]) => pattern !== undefined));
}

const at = (config: unknown, optionPath: string): unknown =>
  optionPath
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], config);

/**
 * Resolves an empty configuration.
 * @param packageRoot absolute path of `@rsbuild/core`
 * @returns a function for the default of an option in a mode, as written in a configuration; undefined if it isn't
 * set, null if it depends on the project or isn't visible in a run
 */
export async function readRunDefaults(
  packageRoot: string,
): Promise<(optionPath: string, mode: Mode) => string | null | undefined> {
  const entry = pathToFileURL(path.join(packageRoot, 'dist/index.js')).href;
  const { createRsbuild } = (await import(entry)) as Core;
  // Versions before 1.5.13 read `rsbuildConfig` alone.
  const create = (cwd: string, config: Config) =>
    createRsbuild({ cwd, config, rsbuildConfig: config });
  const cwd = await mkdtemp(path.join(tmpdir(), 'empty-config-'));
  try {
    await mkdir(path.join(cwd, 'src'));
    await writeFile(path.join(cwd, 'src/index.js'), '');
    const normalized: Partial<Record<Mode, unknown>> = {};
    const filenames: Partial<Record<Mode, unknown>> = {};
    const bundlers: Record<Mode, BundlerConfig> = { development: {}, production: {} };
    for (const mode of ['development', 'production'] as const) {
      const rsbuild = await create(cwd, { mode });
      const [bundler = {}] = await rsbuild.initConfigs();
      bundlers[mode] = bundler;
      normalized[mode] = rsbuild.getNormalizedConfig();
      filenames[mode] = filenamesOf(rsbuild.getNormalizedConfig(), bundler);
    }
    const caching = { mode: 'production', performance: { buildCache: true } } as const;
    const withCache = await create(cwd, caching);
    const [cached = {}] = await withCache.initConfigs();
    const ofBundler = bundlerDefaults(cwd, { ...bundlers, cached });
    return (optionPath, mode) => {
      const filledIn = ofBundler[optionPath];
      if (filledIn !== undefined) return filledIn === null ? null : literal(filledIn, cwd);
      const dependent = dependentDefaults[optionPath];
      if (dependent) return dependent.rule;
      const filename = /^output\.filename\.(\w+)$/.exec(optionPath)?.[1];
      const value = filename ? at(filenames[mode], filename) : at(normalized[mode], optionPath);
      return value === undefined ? undefined : literal(withFieldRules(optionPath, value), cwd);
    };
  } finally {
    await rm(cwd, { recursive: true });
  }
}
