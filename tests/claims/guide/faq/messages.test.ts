import {
  built,
  cli,
  documented,
  provokes,
  resolved,
  type RsbuildConfig,
  type RsbuildPlugin,
  type RspackChain,
} from '@claims';
import { expect, test } from 'vitest';

/** A plugin with this setup. */
const plugin = (
  setup: RsbuildPlugin['setup'],
  rest: Partial<RsbuildPlugin> = {},
): RsbuildPlugin => ({
  name: 'example',
  setup,
  ...rest,
});

/** A value that the types of the configuration refuse. */
const wrong = (value: unknown) => value as never;

/** A plugin for Rspack. */
class Banner {
  apply() {}
}

/** Changes the bundler chain. */
const chained = (change: (chain: RspackChain) => unknown) =>
  resolved({
    tools: {
      bundlerChain: (chain) => {
        change(chain);
      },
    },
  });

const tapped = (change: (args: unknown[]) => unknown[]) =>
  chained((chain) =>
    chain
      .plugin('banner')
      .use(Banner)
      .tap(change as never),
  );

/** Loads a configuration file as the command does. */
async function loaded(files: Record<string, string>, path?: string) {
  const { loadConfig } = await documented('@rsbuild/core');
  const { root } = await resolved({}, { files });
  const { content } = await loadConfig({ cwd: root, ...(path === undefined ? {} : { path }) });
  return JSON.stringify(content);
}

const CONFIG = 'rsbuild.config.ts';

provokes('guide/faq/messages', {
  // The command
  'failed-to-build': [
    () => cli(['build'], { [CONFIG]: 'export default { server: { base: "shop" } };' }),
    () => cli(['build'], { [CONFIG]: 'export default { server: { base: "/shop" } };' }),
  ],
  'unknown-option': [() => cli(['build', '--foo']), () => cli(['build', '--help'])],
  'option-value-missing': [
    () => cli(['build', '--mode']),
    () => cli(['build', '--mode=none', '--help']),
  ],
  'cannot-find-config-file': [
    () => loaded({}, 'nope.ts'),
    () => loaded({ [CONFIG]: 'export default {}' }, CONFIG),
  ],
  'failed-to-load-file': [
    () => cli(['build'], { [CONFIG]: 'import "not-here"; export default {};' }),
    () => loaded({ [CONFIG]: 'export default {};' }),
  ],
  'config-function-must-return': [
    () => loaded({ [CONFIG]: 'export default () => { ({}); };' }),
    () => loaded({ [CONFIG]: 'export default () => ({});' }),
  ],
  'config-must-be-object': [
    () => loaded({ [CONFIG]: 'export default "text";' }),
    () => loaded({ [CONFIG]: 'export default {};' }),
  ],
  'no-entry-module': [
    () => built({ 'src/main.js': '', 'src/index.txt': '' }, { root: 'src' }),
    () => built({ 'src/main.js': '' }, { source: { entry: { index: './src/main.js' } } }),
  ],
  'environment-not-found': [
    () => resolved({}, { environments: ['node'] }),
    () => resolved({}, { environments: ['web'] }),
  ],
  'local-env-mode': [
    () => resolved({}, { envMode: 'local' }),
    () => resolved({}, { envMode: 'staging' }),
  ],

  // Options
  'server-base-slash': [
    () => resolved({ server: { base: 'shop' } }),
    () => resolved({ server: { base: '/shop' } }),
  ],
  'invalid-output-target': [
    () => resolved({ output: { target: wrong('service-worker') } }),
    () => resolved({ output: { target: 'web-worker' } }),
  ],
  'public-dir-name-empty': [
    () => resolved({ server: { publicDir: { name: '' } } }),
    () => resolved({ server: { publicDir: false } }),
  ],
  'environment-name-invalid': [
    () => resolved({ environments: { 'my app': {} } }),
    () => resolved({ environments: { 'my-app': {} } }),
  ],
  'output-module-web-worker': [
    () => resolved({ output: { module: true, target: 'web-worker' } }),
    () => resolved({ output: { module: true, target: 'node' } }),
  ],
  'dist-path-html-absolute': [
    () => resolved({ output: { distPath: { html: '/pages' } } }),
    () => resolved({ output: { distPath: { html: 'pages' } } }),
  ],
  'source-alias-deprecated': [
    () => resolved({ source: { alias: { a: 'b' } } }),
    () => resolved({ resolve: { alias: { a: 'b' } } }),
  ],
  'source-alias-strategy-deprecated': [
    () => resolved({ source: { aliasStrategy: 'prefer-alias' } }),
    () => resolved({ resolve: { aliasStrategy: 'prefer-alias' } }),
  ],
  'define-process-env': [
    () => resolved({ source: { define: { 'process.env': process.env } } }),
    () => resolved({ source: { define: { 'process.env.NAME': '"shop"' } } }),
  ],
  'decorators-version': [
    () => resolved({ source: { decorators: { version: wrong('2020-01') } } }),
    () => resolved({ source: { decorators: { version: '2022-03' } } }),
  ],
  'postcss-options-function': [
    () => cli(['build'], postcssProject('undefined')),
    () => cli(['build'], postcssProject('({ plugins: [] })')),
  ],
  'invalid-rspack-config-dev-server': [
    () => resolved({ tools: { rspack: wrong({ devServer: { port: 1 } }) } }),
    () => resolved({ server: { port: 3001 } }),
  ],
  'app-icon-name-required': [
    () =>
      built(
        { 'icon.png': 'x' },
        {
          html: { appIcon: { icons: [{ src: 'icon.png', size: 64, target: 'web-app-manifest' }] } },
        },
      ),
    () =>
      built(
        { 'icon.png': 'x' },
        {
          html: {
            appIcon: {
              name: 'Shop',
              icons: [{ src: 'icon.png', size: 64, target: 'web-app-manifest' }],
            },
          },
        },
      ),
  ],
  'app-icon-not-found': [
    () => built({}, { html: { appIcon: { icons: [{ src: 'nope.png', size: 64 }] } } }),
    () =>
      built({ 'icon.png': 'x' }, { html: { appIcon: { icons: [{ src: 'icon.png', size: 64 }] } } }),
  ],
  'favicon-not-found': [
    () => built({}, { html: { favicon: 'nope.png' } }),
    () => built({ 'icon.png': 'x' }, { html: { favicon: 'icon.png' } }),
  ],
  'html-template-not-found': [
    () => built({}, { html: { template: 'nope.html' } }),
    () => built({ 'page.html': '<div id="root"></div>' }, { html: { template: 'page.html' } }),
  ],
  'manifest-generate': [
    () => built({}, { output: { manifest: { generate: wrong(() => undefined) } } }),
    () =>
      built({}, { output: { manifest: { generate: ({ files }) => ({ count: files.length }) } } }),
  ],
  'manifest-filename-unique': [
    () => built({}, { environments: { web: {}, other: {} }, output: { manifest: true } }),
    () =>
      built(
        {},
        {
          environments: { web: {}, other: { output: { manifest: 'other.json' } } },
          output: { manifest: true },
        },
      ),
  ],
  'failed-to-print-file-size': [
    () =>
      built(
        {},
        {
          performance: {
            printFileSize: {
              total: () => {
                throw new Error('broken');
              },
            },
          },
        },
      ),
    () =>
      built(
        {},
        { performance: { printFileSize: { total: ({ totalSize }) => String(totalSize) } } },
      ),
  ],
  'dist-path-outside-root': [
    () =>
      built({ 'app/src/index.js': '' }, { root: 'app', output: { distPath: { root: '../dist' } } }),
    () =>
      built(
        { 'app/src/index.js': '' },
        { root: 'app', output: { distPath: { root: '../dist' }, cleanDistPath: true } },
      ),
  ],
  rsdoctor: [
    () => built({ 'node_modules/@rsdoctor/nothing.txt': '' }, {}, { env: { RSDOCTOR: 'true' } }),
    () => built({ 'node_modules/@rsdoctor/nothing.txt': '' }, {}, {}),
  ],
  'rsdoctor-failed-to-load': [
    () =>
      built(
        {
          'node_modules/@rsdoctor/rspack-plugin/package.json': '{ "main": "index.js" }',
          'node_modules/@rsdoctor/rspack-plugin/index.js': 'throw new Error();',
        },
        {},
        { env: { RSDOCTOR: 'true' } },
      ),
    () => built({}, {}, {}),
  ],
  'trace-layer': [
    () => cli(['build'], {}, { env: { RSPACK_PROFILE: 'ALL', RSPACK_TRACE_LAYER: 'chrome' } }),
    () => cli(['build'], {}, { env: { RSPACK_PROFILE: 'ALL', RSPACK_TRACE_LAYER: 'perfetto' } }),
  ],

  // Browserslist
  'browserslist-both': [
    () =>
      resolved(
        {},
        {
          files: { browserslist: 'chrome 90', 'package.json': '{ "browserslist": ["chrome 90"] }' },
        },
      ),
    () => resolved({}, { files: { 'package.json': '{ "browserslist": ["chrome 90"] }' } }),
  ],
  'browserslist-key': [
    () => resolved({}, { files: { 'package.json': '{ "browserlist": ["chrome 90"] }' } }),
    () => resolved({}, { files: { 'package.json': '{ "browserslist": ["chrome 90"] }' } }),
  ],
  'browserslist-duplicate-section': [
    () =>
      resolved(
        {},
        { files: { '.browserslistrc': '[production]\nchrome 90\n[production]\nchrome 91' } },
      ),
    () =>
      resolved(
        {},
        { files: { '.browserslistrc': '[production]\nchrome 90\n[development]\nchrome 91' } },
      ),
  ],
  'browserslist-strings': [
    () => resolved({}, { files: { 'package.json': '{ "browserslist": [90] }' } }),
    () => resolved({}, { files: { 'package.json': '{ "browserslist": ["chrome 90"] }' } }),
  ],
  'browserslist-could-not-parse': [
    () => resolved({}, { files: { 'package.json': '{ "browserslist": "chrome 90", }' } }),
    () => resolved({}, { files: { 'package.json': '{ "browserslist": "chrome 90" }' } }),
  ],
  'browserslist-unknown-query': [
    () => built({}, { output: { overrideBrowserslist: ['chrom 90'] } }),
    () => built({}, { output: { overrideBrowserslist: ['chrome 90'] } }),
  ],
  'browserslist-cannot-parse-query': [
    () => built({}, { output: { overrideBrowserslist: ['chrome >= 140'] } }),
    () => built({}, { output: { overrideBrowserslist: ['chrome >= 130'] } }),
  ],

  // Plugins
  'plugin-not-object': [
    () => resolved({ plugins: [wrong(() => plugin(() => undefined))] }),
    () => resolved({ plugins: [plugin(() => undefined)] }),
  ],
  'looks-like-webpack-plugin': [
    () => resolved({ plugins: [wrong(new Banner())] }),
    () => resolved({ tools: { rspack: { plugins: [new Banner()] } } }),
  ],
  'plugin-setup-function': [
    () => resolved({ plugins: [wrong({ name: 'example' })] }),
    () => resolved({ plugins: [plugin(() => undefined)] }),
  ],
  'rsbuild-plugin-in-rspack': [
    async () => {
      const { pluginReact } = await documented('@rsbuild/plugin-react');
      return resolved({ tools: { rspack: { plugins: [wrong(pluginReact())] } } });
    },
    async () => {
      const { pluginReact } = await documented('@rsbuild/plugin-react');
      return resolved({ plugins: [pluginReact()] });
    },
  ],
  'plugins-loop': [
    () =>
      resolved({
        plugins: [
          plugin(() => undefined, { name: 'a', pre: ['b'] }),
          plugin(() => undefined, { name: 'b', pre: ['a'] }),
        ],
      }),
    () =>
      resolved({
        plugins: [
          plugin(() => undefined, { name: 'a', pre: ['b'] }),
          plugin(() => undefined, { name: 'b' }),
        ],
      }),
  ],
  'plugin-before-missing': [() => addedBefore('nope'), () => addedBefore('rsbuild:css')],
  'cannot-change-plugins': [
    () =>
      resolved({
        plugins: [
          plugin((api) =>
            api.modifyRsbuildConfig((config) => {
              config.plugins = [
                ...(config.plugins ?? []),
                plugin(() => undefined, { name: 'late' }),
              ];
            }),
          ),
        ],
      }),
    () =>
      resolved({ plugins: [plugin(() => undefined), plugin(() => undefined, { name: 'late' })] }),
  ],
  'normalized-config-too-early': [
    () => resolved({ plugins: [plugin((api) => void api.getNormalizedConfig())] }),
    () =>
      resolved({
        plugins: [plugin((api) => api.modifyRspackConfig(() => void api.getNormalizedConfig()))],
      }),
  ],
  'normalized-config-environment': [
    () =>
      resolved({
        plugins: [
          plugin((api) =>
            api.modifyRspackConfig(() => void api.getNormalizedConfig({ environment: 'node' })),
          ),
        ],
      }),
    () =>
      resolved({
        plugins: [
          plugin((api) =>
            api.modifyRspackConfig(() => void api.getNormalizedConfig({ environment: 'web' })),
          ),
        ],
      }),
  ],
  'get-rsbuild-config-type': [
    () =>
      resolved({
        plugins: [plugin((api) => void api.getRsbuildConfig(wrong('normalized-config')))],
      }),
    () => resolved({ plugins: [plugin((api) => void api.getRsbuildConfig('original'))] }),
  ],
  'process-assets-stage': [
    () =>
      built(
        {},
        {
          plugins: [
            plugin((api) => api.processAssets({ stage: wrong('optimise') }, () => undefined)),
          ],
        },
      ),
    () =>
      built(
        {},
        { plugins: [plugin((api) => api.processAssets({ stage: 'optimize' }, () => undefined))] },
      ),
  ],
  'context-readonly': [
    () =>
      resolved({
        plugins: [
          plugin((api) => {
            wrongContext(api.context);
          }),
        ],
      }),
    () =>
      resolved({
        plugins: [
          plugin(({ context }) => {
            if (context.rootPath === '') throw new Error('no root');
          }),
        ],
      }),
  ],
  'environment-context-readonly': [
    () =>
      resolved({
        plugins: [
          plugin((api) =>
            api.modifyRspackConfig((_, { environment }) => {
              wrongContext(environment);
            }),
          ),
        ],
      }),
    () =>
      resolved({
        plugins: [
          plugin((api) =>
            api.modifyRspackConfig((_, { environment }) => {
              if (environment.name === '') throw new Error('no name');
            }),
          ),
        ],
      }),
  ],
  'tap-undefined-plugin': [
    () => chained((chain) => chain.plugin('nope').tap(() => [])),
    () => chained((chain) => chain.plugins.has('nope') && chain.plugin('nope').tap(() => [])),
  ],
  'tap-args-array': [() => tapped(() => wrong('text')), () => tapped((args) => args)],
  'plugin-use-missing': [
    () => chained((chain) => chain.plugin('nope')),
    () => chained((chain) => chain.plugin('nope').use(Banner)),
  ],
  'svelte-not-installed': [
    async () => {
      const { pluginSvelte } = await documented('@rsbuild/plugin-svelte');
      return resolved({ plugins: [pluginSvelte()] }, { files: { 'node_modules/svelte/none': '' } });
    },
    async () => {
      const { pluginSvelte } = await documented('@rsbuild/plugin-svelte');
      return resolved({ plugins: [pluginSvelte()] });
    },
  ],
  'before-and-after': [
    () => chained((chain) => chain.plugin('a').use(Banner).before('b').after('c')),
    () => chained((chain) => chain.plugin('a').use(Banner)),
  ],
  'minimizer-array': [
    () => chained((chain) => chain.optimization.minimizer(wrong([Banner]))),
    () => chained((chain) => chain.optimization.minimizer('mine').use(Banner)),
  ],
  'init-configs-action': [() => initTwice('dev', 'build'), () => initTwice('build', 'build')],
});

const postcssProject = (result: string) => ({
  'src/index.js': 'import "./a.css";',
  'src/a.css': 'a { color: red; }',
  [CONFIG]: `export default { tools: { postcss: { postcssOptions: () => ${result} } } };`,
});

function wrongContext(context: object) {
  (context as { name: string }).name = 'other';
}

async function addedBefore(before: string) {
  const { createRsbuild } = await documented('@rsbuild/core');
  const rsbuild = await createRsbuild();
  rsbuild.addPlugins([plugin(() => undefined)], { before });
}

async function initTwice(first: 'dev' | 'build', second: 'dev' | 'build') {
  const { createRsbuild } = await documented('@rsbuild/core');
  const rsbuild = await createRsbuild();
  await rsbuild.initConfigs({ action: first });
  await rsbuild.initConfigs({ action: second });
}

test('If the package.json is not valid JSON, the build fails with a SyntaxError', async () => {
  const build = built({ 'package.json': '{ "name": "shop", }' });
  await expect(build).rejects.toHaveProperty('cause.name', 'SyntaxError');
});

test('One [defaults] line is enough to cause the error', async () => {
  const files = { '.browserslistrc': '[defaults]\nchrome 90' };
  await expect(built(files)).rejects.toThrow('Duplicate section defaults');
});

test('With --environment, the build fails if none of the names exists; without environments, the name depends on output.target', async () => {
  const run = (config: RsbuildConfig, environments: string[]) => resolved(config, { environments });
  const names = async (config: RsbuildConfig, environments: string[]) =>
    Object.keys((await run(config, environments)).rspackOf);
  expect(await names({ environments: { web: {} } }, ['web', 'nope'])).toEqual(['web']);
  expect(await names({ output: { target: 'web-worker' } }, ['webWorker'])).toEqual(['webWorker']);
  await expect(run({ output: { target: 'node' } }, ['web'])).rejects.toThrow('was not found');
});

test('If another plugin adds the item later, order: "post" lets modifyBundlerChain change it', async () => {
  const change = (order: 'default' | 'post') =>
    resolved({
      plugins: [
        plugin((api) =>
          api.modifyBundlerChain({
            order,
            handler: (chain) => void chain.plugin('a').tap(() => []),
          }),
        ),
        plugin((api) => api.modifyBundlerChain((chain) => void chain.plugin('a').use(Banner)), {
          name: 'later',
        }),
      ],
    });
  await expect(change('default')).rejects.toThrow('Cannot call .tap() on a plugin');
  await change('post');
});

test('In a script, getNormalizedConfig works after initConfigs', async () => {
  const { createRsbuild } = await documented('@rsbuild/core');
  const rsbuild = await createRsbuild();
  expect(() => rsbuild.getNormalizedConfig()).toThrow('Cannot access normalized config');
  await rsbuild.initConfigs();
  expect(rsbuild.getNormalizedConfig()).toHaveProperty('server.port', 3000);
});
