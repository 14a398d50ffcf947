import path from 'node:path';
import { Expression } from './dependentDefaults';

/**
 * What the defaults below are read from: the bundler's configuration, in which the package writes the result of its
 * decisions.
 */
export interface BundlerConfig {
  readonly devtool?: string | false;
  readonly experiments?: { readonly cache?: { readonly storage?: { readonly directory: string } } };
}

/** The bundler's configuration by mode, for a configuration with only these options. */
export interface BundlerRuns {
  readonly development: BundlerConfig;
  readonly production: BundlerConfig;
  /** With `performance.buildCache` enabled. */
  readonly cached: BundlerConfig;
}

/**
 * Defaults of fields that aren't in the normalized configuration, because the package applies them where it uses
 * them; null for functions.
 */
export function bundlerDefaults(
  cwd: string,
  { development, production, cached }: BundlerRuns,
): Readonly<Record<string, unknown>> {
  const written = ({ devtool }: BundlerConfig): string => (devtool ? `'${devtool}'` : 'false');
  const directory = cached.experiments?.cache?.storage?.directory;
  return {
    'output.sourceMap.js': new Expression(
      `isProd ? ${written(production)} : ${written(development)}`,
    ),
    'performance.buildCache.cacheDirectory': directory && path.relative(cwd, directory),
    'performance.printFileSize.exclude': null,
  };
}
