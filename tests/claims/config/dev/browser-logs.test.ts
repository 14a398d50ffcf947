import { once } from 'node:events';
import http from 'node:http';
import type { Socket } from 'node:net';
import { resolved, served, type RsbuildConfig } from '@claims';
import { expect, onTestFinished, test } from 'vitest';

test('An environment can set dev.browserLogs to false', async () => {
  const { environments } = await resolved(
    { environments: { web: {}, quiet: { dev: { browserLogs: false } } } },
    { command: 'dev' },
  );
  expect(environments['web']?.dev.browserLogs).toEqual({ stackTrace: 'summary' });
  expect(environments['quiet']?.dev.browserLogs).toBe(false);
});

test('The default source map in development mode contains only lines; production mode has none', async () => {
  const devtoolIn = async (mode: 'development' | 'production') =>
    (await resolved({}, { command: 'dev', mode })).rspack.devtool;
  expect(await devtoolIn('development')).toBe('cheap-module-source-map');
  expect(await devtoolIn('production')).toBe(false);
});

/** Sends an error to the dev server as its script in the page does, and returns what the terminal shows. */
async function printedError(config: RsbuildConfig, base = '') {
  const { get, port, log } = await served({ 'src/index.js': 'throw new Error("x");' }, config);
  const { text } = await get(`${base}/static/js/index.js`);
  const line = text.split('\n').findIndex((code) => code.includes('throw new Error("x")')) + 1;
  const stack = `Error\n    at total (http://localhost:${port}${base}/static/js/index.js:${line}:1)`;
  const payload = Buffer.from(JSON.stringify({ type: 'client-error', message: 'Error: x', stack }));
  const token = /init\)\('([^']+)'/.exec(text)?.[1];
  const request = http.get(`http://localhost:${port}/rsbuild-hmr?token=${token}`, {
    headers: {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'a'.repeat(22) + '==',
    },
  });
  const [, socket] = (await once(request, 'upgrade')) as [unknown, Socket];
  onTestFinished(() => void socket.destroy());
  // A text frame with a 16-bit length and a mask of zeros.
  socket.write(Buffer.from([0x81, 0xfe, payload.length >> 8, payload.length & 0xff, 0, 0, 0, 0]));
  socket.write(payload);
  await expect.poll(log).toContain('[browser]');
  return /\[browser\] (.*)/.exec(log())?.[1];
}

test('The terminal shows no positions with server.base, or if output.sourceMap inlines the maps', async () => {
  expect(await printedError({})).toBe('Error: x at total (src/index.js:1:0)');
  expect(await printedError({ server: { base: '/shop' } }, '/shop')).toBe('Error: x');
  const sourceMap = { js: 'inline-source-map' } as const;
  expect(await printedError({ output: { sourceMap } })).toBe('Error: x');
});
