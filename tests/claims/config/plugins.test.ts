import { type RsbuildPlugin, cli, resolved } from '@claims';
import { expect, test } from 'vitest';

const order: string[] = [];
const plugin = (name: string, more: object = {}) => ({
  name,
  setup: () => void order.push(name),
  ...more,
});

test('pre lists the plugins that must come before it, and overrides enforce', async () => {
  order.length = 0;
  await resolved({
    plugins: [
      plugin('first', { enforce: 'pre', pre: ['last'] }),
      plugin('second'),
      plugin('last', { enforce: 'post' }),
    ],
  });
  expect(order.indexOf('last')).toBeLessThan(order.indexOf('first'));
});

test('Rsbuild uses the items of nested arrays, awaits promises, and skips false, null and undefined', async () => {
  order.length = 0;
  await resolved({
    plugins: [[[plugin('nested')]], Promise.resolve(plugin('promised')), false, null, undefined],
  });
  expect(order.toSorted()).toEqual(['nested', 'promised']);
});

test('With --environment node, Rsbuild doesn’t call setup of a plugin of another environment', async () => {
  order.length = 0;
  await resolved(
    {
      environments: {
        web: { plugins: [plugin('web')] },
        node: { plugins: [plugin('node')], output: { target: 'node' } },
      },
    },
    { environments: ['node'] },
  );
  expect(order).toEqual(['node']);
});

test('Two plugins that each list the other in pre fail with Plugins dependencies has loop', async () => {
  const plugins = [plugin('a', { pre: ['b'] }), plugin('b', { pre: ['a'] })];
  await expect(resolved({ plugins })).rejects.toThrow('Plugins dependencies has loop');
});

test('A plugin can’t remove plugins in modifyRsbuildConfig', async () => {
  order.length = 0;
  const remover: RsbuildPlugin = {
    name: 'remover',
    setup(api) {
      api.modifyRsbuildConfig((config) => {
        config.plugins = [];
      });
    },
  };
  const { log } = await resolved({ plugins: [remover, plugin('kept')] });
  expect(log).toContain('Cannot change plugins via');
  expect(order).toEqual(['kept']);
});

test('A plugin inside environments can still affect the other environments with modifyRsbuildConfig', async () => {
  const title: RsbuildPlugin = {
    name: 'title',
    setup(api) {
      api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) =>
        mergeRsbuildConfig(config, { html: { title: 'Orders' } }),
      );
    },
  };
  const { environments } = await resolved({
    environments: { web: { plugins: [title] }, other: {} },
  });
  expect(environments.other?.html.title).toBe('Orders');
});

test('A plugin inside environments is limited to that environment with hooks that Rsbuild calls once per environment', async () => {
  const title: RsbuildPlugin = {
    name: 'title',
    setup(api) {
      api.modifyEnvironmentConfig((config) => {
        config.html.title = 'Orders';
      });
    },
  };
  const { environments } = await resolved({
    environments: { web: { plugins: [title] }, other: {} },
  });
  expect(environments.web?.html.title).toBe('Orders');
  expect(environments.other?.html.title).not.toBe('Orders');
});

test('Plugins inside environments come after your other plugins, and Rsbuild doesn’t remove duplicates', async () => {
  order.length = 0;
  await resolved({
    environments: { web: { plugins: [plugin('web')] } },
    plugins: [plugin('twice'), plugin('twice')],
  });
  expect(order).toEqual(['twice', 'twice', 'web']);
});

test("rsbuild inspect counts as 'build', unless you set mode to development.", async () => {
  const config =
    'export default { plugins: [{ name: "look", setup() {}, apply: (_, { action }) => console.log("runs", action) }] };';
  const files = { 'rsbuild.config.mjs': config };
  expect((await cli(['inspect'], files)).output).toContain('runs build');
  expect((await cli(['inspect', '--mode', 'development'], files)).output).toContain('runs dev');
});
