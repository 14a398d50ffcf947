/** Names that pages can use; near misses are typos. */

/** Variables that Rsbuild, Rspack or Node.js read. */
export const ENVIRONMENT_VARIABLES = [
  'ASSET_PREFIX',
  'BASE_URL',
  'BROWSER_ARGS',
  'BROWSERSLIST',
  'BROWSERSLIST_ENV',
  'BUNDLE_ANALYZE',
  'NODE_ENV',
  'NODE_OPTIONS',
  'NODE_PATH',
  'RSDOCTOR',
  'RSPACK_PROFILE',
  'RSPACK_TRACE_LAYER',
  'RSPACK_TRACE_OUTPUT',
];

/** Flags of the `rsbuild` command without dashes; a test compares them with its help. */
export const CLI_FLAGS = [
  'base',
  'config',
  'config-loader',
  'env-dir',
  'env-mode',
  'environment',
  'help',
  'host',
  'log-level',
  'mode',
  'no-env',
  'open',
  'output',
  'port',
  'root',
  'verbose',
  'version',
  'watch',
];

/** Scopes in which a misspelled package may exist. */
export const PACKAGES = [
  '@rsbuild/core',
  '@rsbuild/plugin-assets-retry',
  '@rsbuild/plugin-babel',
  '@rsbuild/plugin-basic-ssl',
  '@rsbuild/plugin-check-syntax',
  '@rsbuild/plugin-eslint',
  '@rsbuild/plugin-image-compress',
  '@rsbuild/plugin-less',
  '@rsbuild/plugin-lightningcss',
  '@rsbuild/plugin-mdx',
  '@rsbuild/plugin-node-polyfill',
  '@rsbuild/plugin-preact',
  '@rsbuild/plugin-pug',
  '@rsbuild/plugin-react',
  '@rsbuild/plugin-rem',
  '@rsbuild/plugin-sass',
  '@rsbuild/plugin-solid',
  '@rsbuild/plugin-styled-components',
  '@rsbuild/plugin-stylus',
  '@rsbuild/plugin-svelte',
  '@rsbuild/plugin-svgr',
  '@rsbuild/plugin-toml',
  '@rsbuild/plugin-type-check',
  '@rsbuild/plugin-typed-css-modules',
  '@rsbuild/plugin-vue',
  '@rsbuild/plugin-vue-jsx',
  '@rsbuild/plugin-vue2',
  '@rsbuild/plugin-yaml',
  '@rsbuild/shared',
  '@rsbuild/webpack',
  '@rspack/binding',
  '@rspack/binding-linux-x64-gnu',
  '@rspack/core',
  '@rspack/plugin-react-refresh',
];

/** Folders of the documented repository in `packages/`. */
export const SOURCE_PACKAGES = [
  'core',
  'create-rsbuild',
  ...PACKAGES.flatMap((name) => /^@rsbuild\/(plugin-.*)/.exec(name)?.[1] ?? []),
];
