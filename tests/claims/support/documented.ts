import { documentedModule } from '../../../scripts/samples/documentedModule';
import type * as Core from '../../../scripts/documented/node_modules/@rsbuild/core';
import type * as PluginBabel from '../../../scripts/documented/node_modules/@rsbuild/plugin-babel';
import type * as PluginCheckSyntax from '../../../scripts/documented/node_modules/@rsbuild/plugin-check-syntax';
import type * as PluginLess from '../../../scripts/documented/node_modules/@rsbuild/plugin-less';
import type * as PluginPreact from '../../../scripts/documented/node_modules/@rsbuild/plugin-preact';
import type * as PluginReact from '../../../scripts/documented/node_modules/@rsbuild/plugin-react';
import type * as PluginSass from '../../../scripts/documented/node_modules/@rsbuild/plugin-sass';
import type * as PluginSolid from '../../../scripts/documented/node_modules/@rsbuild/plugin-solid';
import type * as PluginStylus from '../../../scripts/documented/node_modules/@rsbuild/plugin-stylus';
import type * as PluginSvelte from '../../../scripts/documented/node_modules/@rsbuild/plugin-svelte';
import type * as PluginSvgr from '../../../scripts/documented/node_modules/@rsbuild/plugin-svgr';
import type * as PluginTypeCheck from '../../../scripts/documented/node_modules/@rsbuild/plugin-type-check';
import type * as PluginVue from '../../../scripts/documented/node_modules/@rsbuild/plugin-vue';

export type {
  EnvironmentConfig,
  NormalizedConfig,
  NormalizedEnvironmentConfig,
  RsbuildConfig,
  RsbuildInstance,
  RsbuildPlugin,
  Rspack,
  RspackChain,
} from '../../../scripts/documented/node_modules/@rsbuild/core';

interface DocumentedPackages {
  '@rsbuild/core': typeof Core;
  '@rsbuild/plugin-babel': typeof PluginBabel;
  '@rsbuild/plugin-check-syntax': typeof PluginCheckSyntax;
  '@rsbuild/plugin-less': typeof PluginLess;
  '@rsbuild/plugin-preact': typeof PluginPreact;
  '@rsbuild/plugin-react': typeof PluginReact;
  '@rsbuild/plugin-sass': typeof PluginSass;
  '@rsbuild/plugin-solid': typeof PluginSolid;
  '@rsbuild/plugin-stylus': typeof PluginStylus;
  '@rsbuild/plugin-svelte': typeof PluginSvelte;
  '@rsbuild/plugin-svgr': typeof PluginSvgr;
  '@rsbuild/plugin-type-check': typeof PluginTypeCheck;
  '@rsbuild/plugin-vue': typeof PluginVue;
}

/** Imports a package of scripts/documented: `const { pluginReact } = await documented('@rsbuild/plugin-react')`. */
export async function documented<Name extends keyof DocumentedPackages>(
  name: Name,
): Promise<DocumentedPackages[Name]> {
  return (await documentedModule(name)) as DocumentedPackages[Name];
}
