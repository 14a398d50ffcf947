import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { cli, documented, served } from '@claims';
import { expect, onTestFinished, test } from 'vitest';

/** Listens on a port that is free, and on the next one if that is free as well. */
async function takePorts(): Promise<number> {
  const take = async (port: number): Promise<Server> => {
    const server = createServer().listen(port, '0.0.0.0');
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    return server;
  };
  const { port } = (await take(0)).address() as AddressInfo;
  await take(port + 1).catch(() => undefined);
  return port;
}

const files = {
  'src/index.js': '',
  'dist/index.html': '',
  'rsbuild.config.mjs': 'export default { server: { strictPort: true } };',
};

test('If the port is taken, rsbuild dev and rsbuild preview exit with code 1, also for a port from the --port flag', async () => {
  const { port } = await served({});
  const dev = await cli(['dev', '--port', `${port}`], files, { until: /➜/ });
  const preview = await cli(['preview', '--port', `${port}`], files, { until: /➜/ });
  expect([dev.code, preview.code]).toEqual([1, 1]);
  expect(dev.output).toContain('error   Failed to start dev server.');
});

test('If the next port is taken as well, Rsbuild reports 2 attempts', async () => {
  const port = await takePorts();
  const start = served({}, { server: { port, strictPort: true } });
  await expect(start).rejects.toThrow(
    `Failed to find an available port after 2 attempts, starting from ${port}.`,
  );
});

test('With the JavaScript API, createDevServer throws the error', async () => {
  const { port, root } = await served({});
  const { createRsbuild } = await documented('@rsbuild/core');
  const server = { port, strictPort: true };
  const rsbuild = await createRsbuild({ cwd: root, config: { server } });
  await expect(rsbuild.createDevServer()).rejects.toThrow(
    `Port ${port} is occupied, please choose another one.`,
  );
});
