import { documented, resolved, served, writeFolder } from '@claims';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';

test('Without loadEnv, process.env.PUBLIC_NAME stays in the output unchanged', async () => {
  const { createRsbuild } = await documented('@rsbuild/core');
  const cwd = writeFolder({
    '.env': 'PUBLIC_NAME=Orders',
    'index.js': 'console.log(process.env.PUBLIC_NAME);',
  });
  const build = async (loadEnv: boolean): Promise<string> => {
    const rsbuild = await createRsbuild({
      cwd,
      loadEnv,
      config: {
        mode: 'production',
        logLevel: 'error',
        source: { entry: { index: './index.js' } },
        output: { filenameHash: false },
        performance: { printFileSize: false },
      },
    });
    const { close } = await rsbuild.build();
    await close();
    return readFileSync(path.join(cwd, 'dist/static/js/index.js'), 'utf8');
  };
  expect(await build(true)).toContain('Orders');
  expect(await build(false)).toContain('process.env.PUBLIC_NAME');
});

test('If none of the names in environment exists, the build fails; otherwise, Rsbuild silently ignores the unknown one', async () => {
  await expect(resolved({}, { environments: ['nope'] })).rejects.toThrow(
    'The current build is specified to run only in the nope environment, but the configuration of the specified environment was not found.',
  );
  const { environments, log } = await resolved({}, { environments: ['web', 'nope'] });
  expect(Object.keys(environments)).toEqual(['web']);
  expect(log).toBe('');
});

test("With loadEnv: true and an empty NODE_ENV, Rsbuild doesn't read .env.production, even if the configuration sets mode", async () => {
  const { createRsbuild } = await documented('@rsbuild/core');
  vi.stubEnv('NODE_ENV', '');
  const cwd = writeFolder({ '.env.production': 'PUBLIC_NAME=Orders', 'index.js': '' });
  const defined = async (loadEnv: true | { mode: string }): Promise<unknown> => {
    const rsbuild = await createRsbuild({
      cwd,
      loadEnv,
      config: { mode: 'production', source: { entry: { index: './index.js' } } },
    });
    await rsbuild.initConfigs();
    return rsbuild.getNormalizedConfig().source.define;
  };
  expect(await defined(true)).not.toHaveProperty(['process.env.PUBLIC_NAME']);
  expect(await defined({ mode: 'production' })).toHaveProperty(['process.env.PUBLIC_NAME']);
});

test('With loadEnv: true, Rsbuild reads .env files before it calls a config function', async () => {
  const { createRsbuild } = await documented('@rsbuild/core');
  const cwd = writeFolder({ '.env': 'TITLE=Orders' });
  let title: string | undefined;
  await createRsbuild({
    cwd,
    loadEnv: true,
    config: () => {
      title = process.env['TITLE'];
      return Promise.resolve({});
    },
  });
  expect(title).toBe('Orders');
});

test("With only mode: 'development' after a build, a React page fails with $RefreshSig$ is not defined", async () => {
  const { pluginReact } = await documented('@rsbuild/plugin-react');
  const script = async (nodeEnv: string): Promise<string> => {
    const { get } = await served(
      { 'src/index.js': "import './App.jsx';", 'src/App.jsx': 'export const App = () => useX();' },
      { mode: 'development', plugins: [pluginReact()] },
      { env: { NODE_ENV: nodeEnv } },
    );
    return (await get('/static/js/index.js')).text;
  };
  expect(await script('development')).toContain('function $RefreshSig$');
  const broken = await script('production');
  expect(broken).toContain('= $RefreshSig$()');
  expect(broken).not.toContain('function $RefreshSig$');
});
