import { documented, resolved, type RsbuildPlugin } from '@claims';
import { expect, test } from 'vitest';

const plugin = (
  name: string,
  setup: RsbuildPlugin['setup'],
  fields: Partial<RsbuildPlugin> = {},
): RsbuildPlugin => ({ name, setup, ...fields });

test('Two plugins that must run before each other fail the build', async () => {
  const plugins = [
    plugin('a', () => undefined, { pre: ['b'] }),
    plugin('b', () => undefined, { pre: ['a'] }),
  ];
  await expect(resolved({ plugins })).rejects.toThrow('Plugins dependencies has loop');
});

test('A name in pre or post that no plugin has is ignored', async () => {
  const calls: string[] = [];
  await resolved({
    plugins: [plugin('a', () => void calls.push('a'), { pre: ['x'], post: ['y'] })],
  });
  expect(calls).toEqual(['a']);
});

test('Rsbuild sets up two plugins with the same name one after the other, without a warning', async () => {
  const calls: string[] = [];
  const { log } = await resolved({
    plugins: [
      plugin('a', () => void calls.push('first a')),
      plugin('b', () => void calls.push('b')),
      plugin('a', () => void calls.push('second a')),
    ],
  });
  expect(calls).toEqual(['first a', 'second a', 'b']);
  expect(log).not.toMatch(/warn/i);
});

test("Plugins with enforce: 'pre' run first, and those with 'post' last", async () => {
  const calls: string[] = [];
  await resolved({
    plugins: [
      plugin('post', () => void calls.push('post'), { enforce: 'post' }),
      plugin('plain', () => void calls.push('plain')),
      plugin('pre', () => void calls.push('pre'), { enforce: 'pre' }),
    ],
  });
  expect(calls).toEqual(['pre', 'plain', 'post']);
});

test('Rsbuild awaits an asynchronous setup', async () => {
  const calls: string[] = [];
  const slow = async () => {
    await new Promise(setImmediate);
    calls.push('slow');
  };
  await resolved({
    plugins: [plugin('a', slow), plugin('b', () => void calls.push('next'))],
  });
  expect(calls).toEqual(['slow', 'next']);
});

test('If there is no action, Rsbuild ignores apply and sets up the plugin', async () => {
  const { createRsbuild } = await documented('@rsbuild/core');
  for (const [action, expected] of [
    [undefined, ['build', 'serve', 'never']],
    ['build', ['build']],
    ['preview', ['serve']],
  ] as const) {
    const calls: string[] = [];
    const rsbuild = await createRsbuild({
      config: {
        mode: 'production',
        source: { entry: { index: 'data:text/javascript,' } },
        plugins: [
          plugin('a', () => void calls.push('build'), { apply: 'build' }),
          plugin('b', () => void calls.push('serve'), { apply: 'serve' }),
          plugin('c', () => void calls.push('never'), { apply: () => false }),
        ],
      },
    });
    await rsbuild.initConfigs(action && { action });
    expect(calls).toEqual(expected);
  }
});

test("isPluginExists returns whether a plugin is registered, even if Rsbuild doesn't set it up", async () => {
  let exists: boolean | undefined;
  await resolved({
    plugins: [
      plugin(
        'a',
        (api) => {
          exists = api.isPluginExists('b');
        },
        { remove: ['b'] },
      ),
      plugin('b', () => undefined),
    ],
  });
  expect(exists).toBe(true);
});

test('A plugin of an environment removes only plugins of this environment', async () => {
  const calls: string[] = [];
  await resolved({
    plugins: [plugin('shared', () => void calls.push('shared'))],
    environments: {
      web: {
        plugins: [
          plugin('a', () => undefined, { remove: ['shared', 'own'] }),
          plugin('own', () => void calls.push('own')),
        ],
      },
    },
  });
  expect(calls).toEqual(['shared']);
});

test('A plugin that exposes a marker and returns if it is already there is set up only once', async () => {
  const calls: string[] = [];
  const once = (): RsbuildPlugin => ({
    name: 'once',
    setup(api) {
      if (api.useExposed('once')) return;
      api.expose('once', true);
      calls.push('once');
    },
  });
  await resolved({ plugins: [once(), once()], environments: { web: { plugins: [once()] } } });
  expect(calls).toEqual(['once']);
});

test('context.distPath is empty in setup, and with several environments the folder that contains all their output', async () => {
  const paths: string[] = [];
  const { root } = await resolved({
    plugins: [
      plugin('look', (api) => {
        paths.push(api.context.distPath);
        api.modifyRspackConfig(() => void paths.push(api.context.distPath));
      }),
    ],
    environments: {
      web: { output: { distPath: 'out/web' } },
      node: { output: { distPath: 'out/node', target: 'node' } },
    },
  });
  expect(paths).toEqual(['', `${root}/out`, `${root}/out`]);
});

test('During modifyRsbuildConfig, current can be outdated', async () => {
  const titles: unknown[] = [];
  await resolved({
    plugins: [
      plugin('look', (api) => {
        const title = () => api.getRsbuildConfig().html?.title;
        api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) =>
          mergeRsbuildConfig(config, { html: { title: 'Orders' } }),
        );
        api.modifyRsbuildConfig(() => void titles.push(title()));
        api.modifyBundlerChain(() => void titles.push(title()));
      }),
    ],
  });
  expect(titles).toEqual(['Rsbuild App', 'Orders']);
});

test("With rsbuild inspect, context.action is dev if mode is set to 'development', and otherwise build", async () => {
  const { createRsbuild } = await documented('@rsbuild/core');
  const actionOf = async (mode: 'development' | undefined) => {
    const rsbuild = await createRsbuild({
      config: { ...(mode && { mode }), source: { entry: { index: './index.js' } } },
    });
    await rsbuild.inspectConfig();
    return rsbuild.context.action;
  };
  expect(await actionOf('development')).toBe('dev');
  expect(await actionOf(undefined)).toBe('build');
});
