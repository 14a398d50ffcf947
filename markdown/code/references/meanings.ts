import type TypeScript from 'typescript';
import { ts } from './compiler';
import type { Part } from './Reference';

const CORE = '@rsbuild/core';

/** What a name of a sample stands for, as far as the reference is concerned. */
export type Meaning =
  | { readonly is: Part }
  /** A configuration, or the part of one that the path leads to. */
  | { readonly is: 'config'; readonly path: readonly string[] }
  | { readonly is: 'environments' }
  /** An export of `@rsbuild/core`, by its own name. */
  | { readonly is: 'export'; readonly name: string }
  /** The function that makes a plugin: `pluginReact` of `plugin-react`. */
  | { readonly is: 'plugin'; readonly plugin: string }
  /** A member taken out of its object: `setup({ onBeforeBuild })`. */
  | { readonly is: 'member'; readonly part: Part; readonly name: string };

/** Types of the package, by what an object of each is. */
const TYPES: Partial<Record<string, Meaning>> = {
  EnvironmentConfig: { is: 'config', path: [] },
  NormalizedConfig: { is: 'config', path: [] },
  NormalizedEnvironmentConfig: { is: 'config', path: [] },
  RsbuildConfig: { is: 'config', path: [] },
  RsbuildContext: { is: 'context' },
  RsbuildDevServer: { is: 'devServer' },
  RsbuildInstance: { is: 'instance' },
  RsbuildPluginAPI: { is: 'pluginApi' },
};

/** Methods of instance and plugin that hand out something of which the reference tells. */
export const ANSWERS: Partial<Record<string, Meaning>> = {
  createDevServer: { is: 'devServer' },
  getNormalizedConfig: { is: 'config', path: [] },
  getRsbuildConfig: { is: 'config', path: [] },
};

/** Those that hand a configuration to a function. */
export const CONFIG_HOOKS = new Set(['modifyEnvironmentConfig', 'modifyRsbuildConfig']);

export const CONFIG: Meaning = { is: 'config', path: [] };

/** What a type says of that which bears it. */
export function meaningOfType(type: TypeScript.TypeNode | undefined): Meaning | undefined {
  return type && ts.isTypeReferenceNode(type) && ts.isIdentifier(type.typeName)
    ? TYPES[type.typeName.text]
    : undefined;
}

/** Whether a type says that what bears it is a configuration. */
export const isConfigType = (type: TypeScript.TypeNode | undefined): boolean =>
  meaningOfType(type)?.is === 'config';

/** What an import of that name brings. */
export function importOf(source: string, name: string): Meaning | undefined {
  if (source === CORE) return { is: 'export', name };
  const plugin = /^@rsbuild\/(plugin-[\w-]+)$/.exec(source)?.[1];
  return plugin && name.startsWith('plugin') ? { is: 'plugin', plugin } : undefined;
}

/** What a member is that was taken out of something known. */
export function takenFrom(meaning: Meaning, name: string): Meaning | undefined {
  switch (meaning.is) {
    case 'config':
      return { is: 'config', path: [...meaning.path, name] };
    case 'instance':
    case 'pluginApi':
      return name === 'context' ? { is: 'context' } : { is: 'member', part: meaning.is, name };
    case 'devServer':
      return name === 'environments'
        ? { is: 'environments' }
        : { is: 'member', part: meaning.is, name };
    default:
      return undefined;
  }
}
