import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { documented, resolved, served, type RsbuildConfig } from '@claims';
import { expect, onTestFinished, test } from 'vitest';

type Cors = NonNullable<RsbuildConfig['server']>['cors'];

/** `Access-Control-Allow-Origin` of the response to a page on each origin. */
async function allowed(cors: Cors, origins: readonly string[]) {
  const { get } = await served({}, { server: { cors } });
  return Promise.all(
    origins.map(async (origin) => {
      const { headers } = await get('/', { headers: { origin } });
      return headers.get('access-control-allow-origin');
    }),
  );
}

const LOCAL = 'http://localhost:5173';
const OTHER = 'https://example.com';

test('By default, Rsbuild allows localhost, its subdomains, 127.0.0.1 and [::1], on any port', async () => {
  const local = [LOCAL, 'https://app.localhost', 'http://127.0.0.1:8080', 'http://[::1]:8080'];
  const others = ['http://192.168.1.2:3000', OTHER, 'https://localhost.evil.com'];
  expect(await allowed(undefined, local)).toEqual(local);
  expect(await allowed(undefined, others)).toEqual([null, null, null]);
});

test('A function allows all origins', async () => {
  const origin = (_origin: unknown, done: (error: null, isAllowed: boolean) => void) =>
    done(null, false);
  expect(await allowed({ origin }, [OTHER])).toEqual([OTHER]);
});

test('An array adds to the local origins; a regular expression and a string replace them', async () => {
  expect(await allowed({ origin: [OTHER] }, [LOCAL, OTHER])).toEqual([LOCAL, OTHER]);
  expect(await allowed({ origin: /example/ }, [LOCAL, OTHER])).toEqual([null, OTHER]);
  expect(await allowed({ origin: OTHER }, [LOCAL, OTHER])).toEqual([OTHER, OTHER]);
});

test("origin: ['*'] has no effect, but '*' allows all origins", async () => {
  expect(await allowed({ origin: ['*'] }, [OTHER])).toEqual([null]);
  expect(await allowed({ origin: '*' }, [OTHER])).toEqual(['*']);
});

const moduleFederation = { options: { name: 'app', exposes: { './a': './src/index.js' } } };

test('If moduleFederation.options contains exposes, the default becomes cors: true, unless only an environment contains it', async () => {
  const { defaultAllowedOrigins } = await documented('@rsbuild/core');
  const corsOf = async (config: RsbuildConfig) => (await resolved(config)).config.server.cors;
  expect(await corsOf({ moduleFederation })).toBe(true);
  expect(await corsOf({ environments: { web: { moduleFederation } } })).toEqual({
    origin: defaultAllowedOrigins,
  });
});

test('Rsbuild responds to all OPTIONS requests with status 204, without a header for origins that are not allowed', async () => {
  const { get } = await served({});
  const { status, headers } = await get('/', { method: 'OPTIONS', headers: { origin: OTHER } });
  expect(status).toBe(204);
  expect(headers.get('access-control-allow-methods')).toBe('GET,HEAD,PUT,PATCH,POST,DELETE');
  expect(headers.get('access-control-allow-origin')).toBeNull();
});

test('The backend behind server.proxy overrides Access-Control-Allow-Origin', async () => {
  const backend = createServer((_request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*').end();
  }).listen(0, '127.0.0.1');
  await once(backend, 'listening');
  onTestFinished(() => void backend.close());
  const { port } = backend.address() as AddressInfo;
  const { get } = await served({}, { server: { proxy: { '/api': `http://127.0.0.1:${port}` } } });
  const { headers } = await get('/api', { headers: { origin: LOCAL } });
  expect(headers.get('access-control-allow-origin')).toBe('*');
});

test("origin: '' allows none, as with false", async () => {
  expect(await allowed({ origin: '' }, [LOCAL, OTHER])).toEqual([null, null]);
});
