import { cli, served } from '@claims';
import { expect, test } from 'vitest';

test('With any value other than 0.0.0.0, Rsbuild prints a single URL, and labels :: as Network', async () => {
  const printed = async (host: string) => {
    const { log, port } = await served({}, { server: { host } });
    return log()
      .split('\n')
      .filter((line) => line.includes('➜'))
      .map((line) => line.replace(String(port), '3000').trim());
  };
  expect(await printed('::1')).toEqual(['➜  Local:    http://[::1]:3000/']);
  expect(await printed('::')).toEqual(['➜  Network:  http://[::1]:3000/']);
});

test('dev.assetPrefix: true uses server.host', async () => {
  const { get, port } = await served(
    {},
    { server: { host: '127.0.0.1' }, dev: { assetPrefix: true } },
  );
  expect((await get('/')).text).toContain(`src="http://127.0.0.1:${port}/`);
});

test('With true, the server does not start', async () => {
  // @ts-expect-error: the type allows a string only.
  const start = served({}, { server: { host: true } });
  await expect(start).rejects.toThrow('The "hostname" argument must be of type string');
});

test('The --host flag requires a value', async () => {
  const { output } = await cli(['dev', '--host'], {}, { until: /ready/ });
  expect(output).toContain('option `--host <host>` value is missing');
});

test('With any value other than 0.0.0.0, Rsbuild prints a single URL for each page', async () => {
  const { log, port } = await served(
    {},
    {
      source: { entry: { index: './src/index.js', admin: './src/index.js' } },
      server: { host: '127.0.0.1' },
    },
  );
  expect(log().match(/http:\S+/g)).toEqual([
    `http://127.0.0.1:${port}/`,
    `http://127.0.0.1:${port}/admin`,
  ]);
});
