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
