import { served } from '@claims';
import { expect, test } from 'vitest';

const gzip = { headers: { 'accept-encoding': 'gzip' } };
const files = { 'public/a.txt': 'a'.repeat(1025), 'public/small.txt': 'a'.repeat(1024) };

test('Rsbuild compresses a text that is larger than 1024 bytes', async () => {
  const { get } = await served(files);
  expect((await get('/a.txt', gzip)).headers.get('content-encoding')).toBe('gzip');
  expect((await get('/small.txt', gzip)).headers.get('content-encoding')).toBeNull();
});

test('Rsbuild does not compress a response that has a Content-Encoding', async () => {
  const { get } = await served(files, { server: { headers: { 'Content-Encoding': 'identity' } } });
  expect((await get('/a.txt', gzip)).headers.get('content-encoding')).toBe('identity');
});

test('If filter returns false, Rsbuild does not compress the response', async () => {
  const { get } = await served(files, { server: { compress: { filter: () => false } } });
  expect((await get('/a.txt', gzip)).headers.get('content-encoding')).toBeNull();
});

test('Rsbuild compresses JSON, but not application/manifest+json', async () => {
  const content = 'a'.repeat(2000);
  const { get } = await served({
    'public/a.json': content,
    'public/a.webmanifest': content,
    'public/a.wasm': content,
  });
  const encodingOf = async (path: string) =>
    (await get(path, gzip)).headers.get('content-encoding');
  expect(await encodingOf('/a.json')).toBe('gzip');
  expect(await encodingOf('/a.webmanifest')).toBeNull();
  expect(await encodingOf('/a.wasm')).toBeNull();
});
