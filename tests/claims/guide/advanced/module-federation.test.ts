import { built, resolved, type RsbuildConfig } from '@claims';
import { expect, test } from 'vitest';

const options = { name: 'remote', filename: 'remoteEntry.js', exposes: { './a': './src/a.js' } };

test('In development, Rsbuild uses the dev server’s URL and allows all origins, because the app has exposes', async () => {
  const { config, rspack } = await resolved({ moduleFederation: { options } }, { command: 'dev' });
  expect(config.server.cors).toBe(true);
  expect(rspack.output?.publicPath).toBe('http://localhost:3000/');
});

test('The runtime of Module Federation adds about 80 kB to each app', async () => {
  const files = { 'src/index.js': 'import("./a.js")', 'src/a.js': 'console.log("a")' };
  const size = async (config: RsbuildConfig) =>
    (await built(files, config)).text(/static\/js\/index\..*\.js$/).length / 1000;
  const added = (await size({ moduleFederation: { options } })) - (await size({}));
  expect(added).toBeGreaterThan(75);
  expect(added).toBeLessThan(90);
});

test('Scripts of the remote don’t need CORS headers, unless it sets html.crossorigin or security.sri', async () => {
  const loadedWith = async (config: RsbuildConfig) =>
    (await resolved({ ...config, moduleFederation: { options } })).rspack.output
      ?.crossOriginLoading;
  expect(await loadedWith({})).toBeUndefined();
  expect(await loadedWith({ html: { crossorigin: true } })).toBe('anonymous');
  expect(await loadedWith({ security: { sri: { enable: true } } })).toBe('anonymous');
});

test('By default, the host loads its remotes first, and waits 20 seconds for a server that doesn’t respond', async () => {
  const script = async (shareStrategy?: 'loaded-first') =>
    (
      await built(
        {},
        {
          moduleFederation: {
            options: {
              name: 'host',
              remotes: { remote: 'remote@http://localhost:3001/remoteEntry.js' },
              ...(shareStrategy && { shareStrategy }),
            },
          },
          output: { minify: false },
        },
      )
    ).text(/static\/js\/index\..*\.js$/);
  const runtime = await script();
  expect(runtime).toContain('__module_federation_share_strategy__ = "version-first"');
  expect(runtime).toContain('timeout = 20000');
  expect(await script('loaded-first')).toContain(
    '__module_federation_share_strategy__ = "loaded-first"',
  );
});

test('Without localIdentName, files with the same path have the same class names in both apps', async () => {
  const files = {
    'src/index.js': 'import("./a.js")',
    'src/a.js': 'import styles from "./card.module.css"; console.log(styles.card)',
    'src/card.module.css': '.card { color: red }',
  };
  const classIn = async (name: string, output: RsbuildConfig['output'] = {}) => {
    const federated = { output, moduleFederation: { options: { ...options, name } } };
    return (await built(files, federated)).text(/\.css$/);
  };
  expect(await classIn('host')).toBe(await classIn('remote'));
  const localIdentName = 'remote-[local]-[hash:base64:6]';
  expect(await classIn('remote', { cssModules: { localIdentName } })).toContain('.remote-card-');
});
