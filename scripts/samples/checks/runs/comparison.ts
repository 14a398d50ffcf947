import { readFileSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import {
  withoutFolders,
  withoutHash,
  withoutHashes,
  withTrailingCommas,
} from '../../effects/normalized';
import type { Effect } from '../../sample/Sample';
import type { Core } from './Core';
import { filesBelow } from './filesBelow';

/** What a configuration becomes without one of its options, and with it. */
export interface Comparison extends Readonly<Record<string, string>> {
  readonly before: string;
  readonly after: string;
}

/**
 * Runs a configuration without an option, then with it.
 * @param root absolute path of the project
 * @param file absolute path of the configuration
 * @throws if the configuration doesn't set the option, or a build fails
 */
export async function comparison(
  core: Core,
  root: string,
  file: string,
  { of, in: shown, mode }: Effect,
): Promise<Comparison> {
  const { content } = await core.loadConfig({ cwd: root, path: file });
  const without = withoutOption(content, of.split('.'));
  if (!without) throw new Error(`the configuration does not set ${of}`);
  const textOf = async (config: object): Promise<string> => {
    const rsbuild = await core.createRsbuild({ cwd: root, config });
    if (shown === 'rspack') {
      const { bundlerConfigs } = await rsbuild.inspectConfig({ mode });
      return withoutFolders(withTrailingCommas(bundlerConfigs.join('\n')), {
        '<root>/node_modules': realpathSync(path.join(root, 'node_modules')),
        '<root>': root,
      });
    }
    const given = new Set(filesBelow(root));
    const { close } = await rsbuild.build();
    await close();
    const written = filesBelow(root).filter((name) => !given.has(name));
    const text = outputText(root, written, shown);
    for (const name of written) rmSync(path.join(root, name));
    return text;
  };
  return { before: await textOf(without), after: await textOf(content) };
}

type Config = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Config => typeof value === 'object' && value !== null;

/** A copy without an option, at the top level and in each environment; undefined if it isn't set. */
function withoutOption(config: Config, option: readonly string[]): Config | undefined {
  const copy = withoutKey(config, option);
  const { environments } = config;
  if (!isObject(environments)) return copy;
  const copies = Object.entries(environments).map(
    ([name, own]) => [name, isObject(own) ? withoutKey(own, option) : undefined] as const,
  );
  if (!copy && copies.every(([, own]) => !own)) return undefined;
  const changed = Object.fromEntries(copies.filter(([, own]) => own));
  return { ...(copy ?? config), environments: { ...environments, ...changed } };
}

function withoutKey(config: Config, [key = '', ...rest]: readonly string[]): Config | undefined {
  if (!(key in config)) return undefined;
  const { [key]: value, ...others } = config;
  if (rest.length === 0) return others;
  const inner = isObject(value) ? withoutKey(value, rest) : undefined;
  return inner && { ...config, [key]: inner };
}

/** The names of all written files, or the text of the file with that name, whatever its hash. */
function outputText(root: string, written: readonly string[], shown: string): string {
  if (shown === 'files') return written.map(withoutHashes).sort().join('\n');
  const file = written.find((name) => withoutHash(name) === shown);
  return file === undefined ? '' : withoutHashes(readFileSync(path.join(root, file), 'utf8'));
}
