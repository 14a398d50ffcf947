import type { Kind } from './kinds';

/** What tells the tool: how much a package or an option counts for it. */
const PACKAGES: readonly (readonly [RegExp, Kind, number])[] = [
  [/^@rsbuild\//, 'rsbuild', 10],
  [/^(?:vite|vitest\/config|@vitejs\/.*|vite-.*|unplugin-.*\/vite|@sveltejs\/vite.*)$/, 'vite', 10],
  [/^@vue\/cli-service/, 'vueCli', 10],
  [/^(?:@craco\/.*|craco-.*)$/, 'craco', 10],
  [/^(?:webpack|webpack-.*|.*-webpack-plugin|mini-css-extract-plugin|.*-loader)$/, 'webpack', 4],
];

const OPTIONS: Readonly<Record<Kind, readonly string[]>> = {
  webpack:
    'entry module devtool devServer optimization externals target mode context performance stats resolveLoader node experiments watchOptions'.split(
      ' ',
    ),
  vite: 'build server preview optimizeDeps base ssr esbuild css publicDir define test envPrefix envDir worker appType'.split(
    ' ',
  ),
  vueCli:
    'chainWebpack configureWebpack publicPath outputDir assetsDir lintOnSave productionSourceMap transpileDependencies pages pluginOptions pwa runtimeCompiler filenameHashing parallel indexPath integrity'.split(
      ' ',
    ),
  craco: 'webpack babel style jest eslint typescript devServer reactScriptsVersion'.split(' '),
  rsbuild: 'source html tools performance security dev environments moduleFederation'.split(' '),
};

/** Whether any of the tools has an option of this name. */
export const isOptionName = (name: string): boolean =>
  Object.values(OPTIONS).some((names) => names.includes(name)) || COMMON.has(name);

/** Options of several tools, which tell nothing. */
const COMMON = new Set(['output', 'plugins', 'resolve']);

/** Options that only this tool has, and how much each counts. Those that pass options on to webpack count more than its packages. */
const OWN: Readonly<Partial<Record<string, readonly [Kind, number]>>> = {
  module: ['webpack', 2],
  entry: ['webpack', 2],
  optimization: ['webpack', 2],
  optimizeDeps: ['vite', 2],
  build: ['vite', 2],
  chainWebpack: ['vueCli', 8],
  configureWebpack: ['vueCli', 8],
  webpack: ['craco', 8],
  reactScriptsVersion: ['craco', 8],
  source: ['rsbuild', 2],
  html: ['rsbuild', 2],
  tools: ['rsbuild', 2],
};

/** Mentions in types: `@type {import('vite').UserConfig}`. */
const TYPES: readonly (readonly [RegExp, Kind])[] = [
  [/import\(['"]webpack['"]\)/, 'webpack'],
  [/import\(['"]vite(?:st\/config)?['"]\)/, 'vite'],
  [/import\(['"]@vue\/cli-service['"]\)/, 'vueCli'],
  [/import\(['"]@craco\/(?:craco|types)['"]\)/, 'craco'],
  [/import\(['"]@rsbuild\/core['"]\)/, 'rsbuild'],
];

/** The tool that a configuration belongs to, by its imports and options; undefined if nothing tells. */
export function detectKind(
  keys: readonly string[],
  sources: readonly string[],
  code: string,
): Kind | undefined {
  const scores = new Map<Kind, number>();
  const add = (kind: Kind, points: number) => scores.set(kind, (scores.get(kind) ?? 0) + points);
  for (const [pattern, kind, points] of PACKAGES) {
    if (sources.some((source) => pattern.test(source))) add(kind, points);
  }
  for (const [pattern, kind] of TYPES) if (pattern.test(code)) add(kind, 10);
  for (const key of new Set(keys)) {
    for (const [kind, options] of Object.entries(OPTIONS) as [Kind, readonly string[]][]) {
      if (options.includes(key)) add(kind, 1);
    }
    const own = OWN[key];
    if (own) add(...own);
  }
  const [best] = [...scores].sort(([, a], [, b]) => b - a);
  return best?.[0];
}
