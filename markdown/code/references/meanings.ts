import type TypeScript from 'typescript';
import { ts } from './compiler';
import type { Part } from './Reference';

const CORE = '@rsbuild/core';

/** What a name in a sample stands for. */
export type Meaning =
  | { readonly is: Part }
  /** A configuration, or the part of it at a path. */
  | { readonly is: 'config'; readonly path: readonly string[] }
  | { readonly is: 'environments' }
  /** An export of `@rsbuild/core`. */
  | { readonly is: 'export'; readonly name: string }
  /** A function that creates a plugin: `pluginReact` of `plugin-react`. */
  | { readonly is: 'plugin'; readonly plugin: string }
  /** A destructured member: `setup({ onBeforeBuild })`. */
  | { readonly is: 'member'; readonly part: Part; readonly name: string };

/** Types of the package and what their values are. */
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

/** Methods of instance and plugin API that return something with reference entries. */
export const ANSWERS: Partial<Record<string, Meaning>> = {
  createDevServer: { is: 'devServer' },
  getNormalizedConfig: { is: 'config', path: [] },
  getRsbuildConfig: { is: 'config', path: [] },
};

/** Methods that pass a configuration to a callback. */
export const CONFIG_HOOKS = new Set(['modifyEnvironmentConfig', 'modifyRsbuildConfig']);

export const CONFIG: Meaning = { is: 'config', path: [] };

/** The meaning of a value, from its type. */
export function meaningOfType(type: TypeScript.TypeNode | undefined): Meaning | undefined {
  return type && ts.isTypeReferenceNode(type) && ts.isIdentifier(type.typeName)
    ? TYPES[type.typeName.text]
    : undefined;
}

/** Whether a type is that of a configuration. */
export const isConfigType = (type: TypeScript.TypeNode | undefined): boolean =>
  meaningOfType(type)?.is === 'config';

/** The meaning of an import. */
export function importOf(source: string, name: string): Meaning | undefined {
  if (source === CORE) return { is: 'export', name };
  const plugin = /^@rsbuild\/(plugin-[\w-]+)$/.exec(source)?.[1];
  return plugin && name.startsWith('plugin') ? { is: 'plugin', plugin } : undefined;
}

/** The meaning of a member of something known. */
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
