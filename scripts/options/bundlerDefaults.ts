import path from 'node:path';
import { Expression } from './dependentDefaults';

/** What the defaults below are read from: the bundler's configuration, where the package writes what it decides itself. */
export interface BundlerConfig {
  readonly devtool?: string | false;
  readonly experiments?: { readonly cache?: { readonly storage?: { readonly directory: string } } };
}

/** The bundler's configuration by mode, of an empty configuration with these options set besides. */
export interface BundlerRuns {
  readonly development: BundlerConfig;
  readonly production: BundlerConfig;
  /** With `performance.buildCache` on. */
  readonly cached: BundlerConfig;
}

/**
 * Defaults of fields that no normalised configuration holds, since the package fills them in only where it uses them;
 * null where that is a function, which no run shows as it is written.
 */
export function bundlerDefaults(
  cwd: string,
  { development, production, cached }: BundlerRuns,
): Readonly<Record<string, unknown>> {
  const written = ({ devtool }: BundlerConfig): string => (devtool ? `'${devtool}'` : 'false');
  const directory = cached.experiments?.cache?.storage?.directory;
  return {
    'output.sourceMap.js': new Expression(
      `isDev ? ${written(development)} : ${written(production)}`,
    ),
    'performance.buildCache.cacheDirectory': directory && path.relative(cwd, directory),
    'performance.printFileSize.exclude': null,
  };
}
