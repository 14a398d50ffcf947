import { cli, resolved, served, type RsbuildConfig } from '@claims';
import { expect, test } from 'vitest';

test('Without environments, the name depends on output.target', async () => {
  const name = async (target: 'web' | 'node' | 'web-worker') =>
    Object.keys((await resolved({ output: { target } })).environments)[0];
  expect([await name('web'), await name('node'), await name('web-worker')]).toEqual([
    'web',
    'node',
    'webWorker',
  ]);
});

test('In a JavaScript file, cliShortcuts, setupMiddlewares and server inside environments are silently ignored', async () => {
  const { config, log } = await resolved({
    // @ts-expect-error: the types reject them.
    environments: { web: { server: { port: 8080 }, dev: { cliShortcuts: true } } },
  });
  expect(config.server.port).toBe(3000);
  expect(config.dev.cliShortcuts).toBe(false);
  expect(log).toBe('');
});

test('An environment replaces resolve.extensions, and adds to other arrays', async () => {
  const { environments } = await resolved({
    resolve: { extensions: ['.ts'], conditionNames: ['shared'] },
    source: { include: [/shared/] },
    environments: { web: { resolve: { extensions: ['.js'] }, source: { include: [/web/] } } },
  });
  expect(environments.web?.resolve.extensions).toEqual(['.js']);
  expect(environments.web?.source.include).toEqual([/shared/, /web/]);
});

test('A name after --environment that doesn’t exist fails', async () => {
  const { code, output } = await cli(['build', '--environment', 'server']);
  expect(code).toBe(1);
  expect(output).toContain('only in the server environment');
});

test('In a JavaScript file, root inside environments is silently ignored', async () => {
  const { rspack, log, root } = await resolved({
    // @ts-expect-error: the types reject it.
    environments: { web: { root: 'apps/web' } },
  });
  expect([rspack.context, log]).toEqual([root, '']);
});

test('As long as one name after --environment exists, Rsbuild builds it and silently ignores the others', async () => {
  const { code, output } = await cli(['build', '--environment', 'web,server']);
  expect(code).toBe(0);
  expect(output).toContain('(web)');
  expect(output).not.toContain('server');
});

test('The environment’s false replaces a shared array', async () => {
  const { environments } = await resolved({
    tools: { htmlPlugin: [{ hash: true }] },
    environments: { web: { tools: { htmlPlugin: false } } },
  });
  expect(environments.web?.tools.htmlPlugin).toBe(false);
});

const TWO_APPS = {
  shop: { source: { entry: { index: './src/index.js' } } },
  admin: { source: { entry: { admin: './src/admin.js' } }, output: { distPath: 'dist/admin' } },
};
const SOURCES = { 'src/index.js': '', 'src/admin.js': '' };

test('rsbuild preview prints the URLs of all pages, including those that you didn’t build.', async () => {
  const { output } = await cli(
    ['preview'],
    {
      ...SOURCES,
      'rsbuild.config.mjs': `export default { environments: ${JSON.stringify(TWO_APPS)} };`,
      'dist/index.html': '',
    },
    { until: /Network/ },
  );
  expect(output).toMatch(/admin +http:\/\/localhost:\d+\/admin\/admin/);
});

test('With --environment, preview serves the output folder of that environment, so the URLs can differ.', async () => {
  const { get } = await served(
    SOURCES,
    { environments: TWO_APPS },
    { command: 'preview', environments: ['admin'] },
  );
  expect((await get('/admin')).status).toBe(200);
  expect((await get('/admin/admin')).status).toBe(404);
});

test('If the output folders are next to each other, such as dist/web and dist/server, the printed URLs can return 404', async () => {
  const config: RsbuildConfig = {
    environments: {
      web: {
        source: { entry: { index: './src/index.js', about: './src/index.js' } },
        output: { distPath: 'dist/web' },
      },
      node: { output: { target: 'node', distPath: 'dist/server' } },
    },
  };
  const statuses = async (command: 'dev' | 'preview') => {
    const { get } = await served({}, config, { command });
    const paths = ['/', '/about', '/about.html'];
    return Promise.all(paths.map(async (path) => (await get(path)).status));
  };
  expect(await statuses('dev')).toEqual([200, 404, 200]);
  expect(await statuses('preview')).toEqual([404, 404, 404]);
});

test('Options such as tools.rspack and resolve.alias accept an array of functions and apply both, the shared one first.', async () => {
  const calls: string[] = [];
  const calling = (name: string) => ({
    tools: { rspack: () => void calls.push(`rspack ${name}`) },
    resolve: { alias: () => void calls.push(`alias ${name}`) },
  });
  await resolved({ ...calling('shared'), environments: { web: calling('web') } });
  expect(calls).toEqual(['alias shared', 'alias web', 'rspack shared', 'rspack web']);
});
