import type {
  NormalizedConfig,
  NormalizedEnvironmentConfig,
  RsbuildConfig,
  Rspack,
} from './documented';
import { commandOf, createInstance, variablesOf, type StartOptions } from './instance';
import { isolated } from './isolation';
import { writeProject, type Files } from './project';

/** What Rsbuild makes of a configuration. */
export interface Resolved {
  /** The project root. */
  readonly root: string;
  /** The normalized Rsbuild configuration. */
  readonly config: NormalizedConfig;
  /** The normalized configuration of each environment. */
  readonly environments: Readonly<Record<string, NormalizedEnvironmentConfig>>;
  /** The Rspack configuration of the first environment. */
  readonly rspack: Rspack.Configuration;
  /** The Rspack configuration of each environment. */
  readonly rspackOf: Readonly<Record<string, Rspack.Configuration>>;
  /** What was printed. */
  readonly log: string;
}

/**
 * Resolves a configuration without building: plugins and hooks run, no file is compiled.
 * @param files other files of the project, such as `.env` or `tsconfig.json`.
 * @throws what Rsbuild throws.
 */
export async function resolved(
  config: RsbuildConfig = {},
  options: StartOptions & { readonly files?: Files } = {},
): Promise<Resolved> {
  const root = writeProject(options.files ?? {});
  return isolated(variablesOf(options), async (log) => {
    const rsbuild = await createInstance(root, config, options);
    const configs = await rsbuild.initConfigs({ action: commandOf(options) });
    const [rspack] = configs;
    if (!rspack) throw new Error('Rsbuild generated no Rspack configuration');
    const normalized = rsbuild.getNormalizedConfig();
    return {
      root,
      config: normalized,
      environments: normalized.environments,
      rspack,
      rspackOf: Object.fromEntries(configs.map((one) => [one.name ?? '', one])),
      log: log(),
    };
  });
}
