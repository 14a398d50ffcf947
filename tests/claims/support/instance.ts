import { documented, type RsbuildConfig, type RsbuildInstance } from './documented';

export type Mode = 'development' | 'production' | 'none';

export type Command = 'dev' | 'build' | 'preview';

/** How Rsbuild is started. The defaults are those of `rsbuild build`. */
export interface StartOptions {
  /** As `--mode`: sets `mode` in the configuration. Without `command`, `development` also means the `dev` command. */
  readonly mode?: Mode;
  /** Sets `NODE_ENV` as the command does. */
  readonly command?: Command;
  /** As `--environment`: only these environments. */
  readonly environments?: readonly string[];
  /** As `--env-mode`: which `.env.[mode]` files are loaded. */
  readonly envMode?: string;
  /** Environment variables; `undefined` removes one. */
  readonly env?: Readonly<Record<string, string | undefined>>;
}

export const commandOf = ({ command, mode }: StartOptions): Command =>
  command ?? (mode === 'development' ? 'dev' : 'build');

/** The environment variables that the command starts with. */
export const variablesOf = (options: StartOptions): Record<string, string | undefined> => ({
  NODE_ENV: commandOf(options) === 'dev' ? 'development' : 'production',
  ...options.env,
});

/** Creates an Rsbuild instance in a project folder, loading `.env` files as the command does. */
export async function createInstance(
  root: string,
  config: RsbuildConfig,
  { mode, environments, envMode }: StartOptions,
): Promise<RsbuildInstance> {
  const { createRsbuild, logger } = await documented('@rsbuild/core');
  // `logLevel` sets it for the whole process.
  logger.level = 'info';
  return createRsbuild({
    cwd: root,
    config: mode === undefined ? config : { ...config, mode },
    loadEnv: { cwd: root, ...(envMode === undefined ? {} : { mode: envMode }) },
    ...(environments === undefined ? {} : { environment: [...environments] }),
  });
}
