import { resolved, served, type RsbuildPlugin } from '@claims';
import { expect, test } from 'vitest';

test('The placeholder <port> in dev.assetPrefix stands for server.port', async () => {
  const { rspack } = await resolved(
    { server: { port: 4000 }, dev: { assetPrefix: 'http://a.example:<port>/' } },
    { mode: 'development' },
  );
  expect(rspack.output?.publicPath).toBe('http://a.example:4000/');
});

test('The placeholder <port> in dev.client.port stands for the port in use', async () => {
  const { get, port } = await served({}, { dev: { client: { port: '<port>' } } });
  const { text } = await get('/static/js/index.js');
  expect(text).toContain(`"port": ${port},`);
});

test('The placeholder <port> in dev.lazyCompilation.serverUrl stands for the port in use', async () => {
  const seen: unknown[] = [];
  const look: RsbuildPlugin = {
    name: 'look',
    setup(api) {
      api.onBeforeCreateCompiler(({ bundlerConfigs }) => {
        seen.push(bundlerConfigs[0]?.lazyCompilation);
      });
    },
  };
  const lazyCompilation = { imports: true, serverUrl: 'http://a.example:<port>' };
  const { port } = await served({}, { dev: { lazyCompilation }, plugins: [look] });
  expect(seen).toMatchObject([{ serverUrl: `http://a.example:${port}` }]);
});

test('If the port is taken, the dev server uses the next free one above it', async () => {
  const first = await served({});
  const second = await served({}, { server: { port: first.port } });
  expect(second.port).toBeGreaterThan(first.port);
});

test('In output.assetPrefix, <port> is replaced with the configured port', async () => {
  const { rspack } = await resolved(
    { server: { port: 4000 }, output: { assetPrefix: 'http://a.example:<port>/' } },
    { command: 'build' },
  );
  expect(rspack.output?.publicPath).toBe('http://a.example:4000/');
});

test('With Module Federation and exposes, the page first connects to the configured port, even if it was taken, and then to the actual one', async () => {
  const first = await served({});
  const { get, port } = await served(
    { 'src/button.js': 'export default 1;' },
    {
      server: { port: first.port },
      moduleFederation: { options: { name: 'app', exposes: { './button': './src/button.js' } } },
    },
  );
  expect(port).not.toBe(first.port);
  const { text } = await get('/static/js/index.js');
  expect(text).toContain(`"port": ${first.port},`);
  expect(text).toContain(`"localhost", ${port},`);
});

test('If the port is a string, the server starts but prints that the port is in use', async () => {
  const { port: free } = await served({});
  // @ts-expect-error: the type allows numbers only.
  const { log } = await served({}, { server: { port: String(free + 1) } });
  expect(log()).toMatch(/port (\d+) is in use, using port \1\./);
});

test('With port 0, Rsbuild neither prints nor returns the number of the port', async () => {
  const { log, port, urls } = await served({}, { server: { port: 0 } });
  expect(log()).toContain('http://localhost:0/');
  expect([port, urls[0]]).toEqual([0, 'http://localhost:0']);
});
