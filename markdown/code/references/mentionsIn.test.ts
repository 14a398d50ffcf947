import { describe, expect, it } from 'vitest';
import { mentionsIn } from './mentions';
import { keyOf } from './Reference';

const mentions = (code: string, meta = '', lang = 'ts'): string[] =>
  mentionsIn({ code, lang, meta }).map(
    ({ start, end, reference }) => `${code.slice(start, end)} ${keyOf(reference)}`,
  );

const CONFIG = 'title="rsbuild.config.ts"';

describe('options in a configuration', () => {
  it('are found at their position, and in each environment', () => {
    expect(
      mentions(
        `export default {
          mode: 'none',
          output: { 'filenameHash': false, other: 1 },
          environments: { web: { html: { title: 'a' } } },
        };`,
        CONFIG,
      ),
    ).toEqual([
      'mode option:mode',
      'filenameHash option:output.filenameHash',
      'environments option:environments',
      'title option:html.title',
    ]);
  });

  it.each([
    ['a function', `export default defineConfig(({ env }) => ({ server: { port: 1 } }));`],
    [
      'a function with returns',
      `export default defineConfig(async () => { if (a) return { server: { port: 1 } }; return {}; });`,
    ],
    ['a name', `const config = { server: { port: 1 } };\nexport default defineConfig(config);`],
    ['a typed name', `const config: RsbuildConfig = { server: { port: 1 } };`],
    ['satisfies', `export const config = { server: { port: 1 } } satisfies RsbuildConfig;`],
    ['an instance', `await createRsbuild({ config: { server: { port: 1 } } });`],
    ['a merge', `mergeRsbuildConfig(base, { server: { port: 1 } });`],
    [
      'a separate section',
      `const server = { port: 1 };\nexport default defineConfig({ server: server });`,
    ],
  ])('are found in %s', (_, code) => {
    const head =
      "import { createRsbuild, defineConfig, mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core';\n";
    expect(mentions(head + code)).toContain('port option:server.port');
  });

  it('are found in a plugin that modifies them', () => {
    const code = `export const plugin: RsbuildPlugin = {
      name: 'a',
      setup(api) {
        api.modifyRsbuildConfig((config) => { config.output!.filenameHash = false; config.a = 1; });
      },
    };`;
    expect(mentions(`import type { RsbuildPlugin } from '@rsbuild/core';\n${code}`)).toContain(
      'filenameHash option:output.filenameHash',
    );
  });

  it('are marked at their first occurrence only', () => {
    expect(
      mentions('export default { mode: a, environments: { b: { mode: c } } };', CONFIG),
    ).toHaveLength(2);
  });

  it("are not found in objects that aren't configurations", () => {
    expect(
      mentions("import a from '@rsbuild/core';\nexport const b = { output: { minify: 1 } };"),
    ).toEqual([]);
    expect(mentions('export default { output: { minify: 1 } };', 'title="other.ts"')).toEqual([]);
    expect(mentions('mode: 1', 'kind="options"', 'json')).toEqual([]);
  });

  it('are found in a fragment of the kind set by its code fence', () => {
    expect(mentions('output: {\n  minify: false,\n},', 'kind="options"')).toEqual([
      'minify option:output.minify',
    ]);
  });
});

describe('the JavaScript API in a script', () => {
  it('is recognized by where each name comes from', () => {
    const code = `import { createRsbuild, loadEnv as load } from '@rsbuild/core';
      const rsbuild = await createRsbuild({});
      const server = await rsbuild.createDevServer();
      await server.environments.web.getStats();
      server.printUrls();
      rsbuild.context.rootPath;
      load();`;
    expect(mentions(code)).toEqual([
      'createRsbuild member:exports.createRsbuild',
      'createDevServer member:instance.createDevServer',
      'environments member:devServer.environments',
      'getStats member:environment.getStats',
      'printUrls member:devServer.printUrls',
      'context member:instance.context',
      'rootPath member:context.rootPath',
      'load member:exports.loadEnv',
    ]);
  });

  it.each([
    ['setup(api) { api.onBeforeBuild(f); }'],
    ['setup: (api) => api.onBeforeBuild(f)'],
    ['setup({ onBeforeBuild }) { onBeforeBuild(f); }'],
    ['async setup({ onBeforeBuild: before }) { before(f); }'],
  ])('is recognized inside a plugin: %s', (setup) => {
    expect(
      mentions(`import '@rsbuild/core';\nexport const a = { name: 'a', ${setup} };`).map(
        (line) => line.split(' ')[1],
      ),
    ).toEqual(['member:pluginApi.onBeforeBuild']);
  });

  it('is recognized in fragments', () => {
    expect(mentions('api.onExit(f);', 'kind="setup"')).toEqual(['onExit member:pluginApi.onExit']);
    expect(mentions('await rsbuild.build();', 'kind="instance"')).toEqual([
      'build member:instance.build',
    ]);
  });

  it('is not recognized in a name with two meanings', () => {
    const code = `import { createRsbuild } from '@rsbuild/core';
      const a = await createRsbuild({});
      function f(a: Other) { a.build(); }`;
    expect(mentions(code)).toEqual(['createRsbuild member:exports.createRsbuild']);
  });
});

describe('plugins', () => {
  it('are found with their options', () => {
    const code = `import { pluginReact } from '@rsbuild/plugin-react';
      export default { plugins: [pluginReact({ fastRefresh: false, other: 1 })] };`;
    expect(mentions(code, CONFIG)).toEqual([
      'plugins option:plugins',
      'pluginReact plugin:plugin-react',
      'fastRefresh plugin:plugin-react.fastRefresh',
    ]);
  });
});

it("handles code that doesn't parse", () => {
  expect(mentions('export default { output: { minify: ', CONFIG)).toEqual([
    'minify option:output.minify',
  ]);
});
