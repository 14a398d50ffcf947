import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { served } from '@claims';
import { expect, onTestFinished, test } from 'vitest';

const ALLOW_ORIGIN = 'access-control-allow-origin';

test('By default, responses to preflight requests do not contain the headers of server.headers', async () => {
  const headers = { 'X-Shop': 'yes', [ALLOW_ORIGIN]: 'https://a.example' };
  const preflight = { method: 'OPTIONS', headers: { origin: 'http://localhost:1' } };
  const byDefault = await served({}, { server: { headers } });
  const response = await byDefault.get('/', preflight);
  expect(response.headers.get('x-shop')).toBeNull();
  expect(response.headers.get(ALLOW_ORIGIN)).toBe('http://localhost:1');
});

test('For an actual request, server.headers overrides server.cors', async () => {
  const headers = { [ALLOW_ORIGIN]: 'https://a.example' };
  const { get } = await served({}, { server: { headers } });
  const response = await get('/', { headers: { origin: 'http://localhost:1' } });
  expect(response.headers.get(ALLOW_ORIGIN)).toBe('https://a.example');
});

test('server.headers overrides Cache-Control, but a 404 response keeps its Content-Type', async () => {
  const headers = { 'Cache-Control': 'max-age=9', 'Content-Type': 'text/x' };
  const { get } = await served({}, { server: { headers, htmlFallback: false } });
  expect((await get('/')).headers.get('cache-control')).toBe('max-age=9');
  expect((await get('/')).headers.get('content-type')).toBe('text/x');
  expect((await get('/users')).headers.get('content-type')).toBe('text/plain; charset=utf-8');
});

test('Rsbuild adds the headers to redirects and 404 responses', async () => {
  const { get } = await served({}, { server: { base: '/shop', headers: { 'X-Shop': 'yes' } } });
  const redirect = await get('/');
  const missing = await get('/users');
  expect([redirect.status, redirect.headers.get('x-shop')]).toEqual([302, 'yes']);
  expect([missing.status, missing.headers.get('x-shop')]).toEqual([404, 'yes']);
});

test('If the backend behind server.proxy sends the same header, its value wins', async () => {
  const backend = createServer((_request, response) => {
    response.setHeader('X-Shop', 'backend').end();
  }).listen(0, '127.0.0.1');
  await once(backend, 'listening');
  onTestFinished(() => void backend.close());
  const { port } = backend.address() as AddressInfo;
  const { get } = await served(
    {},
    { server: { headers: { 'X-Shop': 'yes' }, proxy: { '/api': `http://127.0.0.1:${port}` } } },
  );
  expect((await get('/api')).headers.get('x-shop')).toBe('backend');
});

test('In the dev server, a handler of dev.setupMiddlewares adds a header to a file if unshift adds the handler, but not if push does', async () => {
  const { get } = await served(
    { 'public/a.txt': '' },
    {
      dev: {
        setupMiddlewares: ({ unshift, push }) => {
          unshift((_request, response, next) => {
            response.setHeader('X-First', 'yes');
            next();
          });
          push((_request, response, next) => {
            response.setHeader('X-Last', 'yes');
            next();
          });
        },
      },
    },
  );
  const { headers } = await get('/a.txt');
  expect(headers.get('X-First')).toBe('yes');
  expect(headers.get('X-Last')).toBeNull();
});
