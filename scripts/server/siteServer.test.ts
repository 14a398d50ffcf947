import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compressFolder } from './compressFolder';
import { serveSite } from './siteServer';

const FILES = {
  'index.html': 'home',
  '404.html': 'not found',
  'guide/start/index.html': 'introduction',
  'guide/start/quick-start.html': 'quick start',
  'static/app.js': 'script',
  'zh/guide.md': '# 指南',
  _headers: '',
};

let dir: string;

interface Answer {
  status: number | undefined;
  body: string;
  type: string | undefined;
  headers: IncomingHttpHeaders;
}

/** Sends the path unchanged: fetch would normalize it first. */
function get(server: Server, urlPath: string, headers: Record<string, string> = {}) {
  const { port } = server.address() as AddressInfo;
  return new Promise<Answer>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path: urlPath, headers }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (body += chunk));
      response.on('end', () => {
        const { statusCode: status, headers } = response;
        resolve({ status, body, type: headers['content-type'], headers });
      });
    })
      .on('error', reject)
      .end();
  });
}

beforeAll(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'site-'));
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
    writeFileSync(path.join(dir, name), text);
  }
});

afterAll(() => {
  rmSync(dir, { recursive: true });
});

describe.each(['/', '/docs/'])('a site published under %s', (base) => {
  let server: Server;
  beforeAll(async () => {
    ({ server } = await serveSite({ dir, base, host: '127.0.0.1', port: 0 }));
  });
  afterAll(() => {
    server.close();
  });

  it.each([
    ['', 'home'],
    ['guide/start/', 'introduction'],
    ['guide/start', 'introduction'],
    ['guide/start/quick-start', 'quick start'],
    ['guide/start/quick-start.html', 'quick start'],
    ['guide/start/quick-start?sidebar=0', 'quick start'],
    ['static/app.js', 'script'],
  ])('responds to %s with its file', async (urlPath, body) => {
    expect(await get(server, base + urlPath)).toMatchObject({ status: 200, body });
  });

  it.each([
    'nowhere',
    '404',
    '404.html',
    '_headers',
    'guide/%E0%A4%A',
    '%',
    '%00',
    '..%2f..%2fetc/passwd',
    '../package.json',
  ])('responds to %s with the 404 page and status', async (urlPath) => {
    expect(await get(server, base + urlPath)).toMatchObject({
      status: 404,
      body: 'not found',
      type: 'text/html;charset=utf-8',
    });
  });

  it('sends a Markdown copy as text in UTF-8', async () => {
    expect(await get(server, `${base}zh/guide.md`)).toMatchObject({
      status: 200,
      body: '# 指南',
      type: 'text/markdown;charset=utf-8',
    });
  });

  it('responds to an invalid range with the whole file', async () => {
    expect(await get(server, base, { range: 'bytes=3-1' })).toMatchObject({
      status: 200,
      body: 'home',
    });
  });
});

describe('a site with compressed copies', () => {
  const text = 'long enough to be compressed. '.repeat(100);
  let server: Server;
  beforeAll(async () => {
    writeFileSync(path.join(dir, 'long.html'), text);
    await compressFolder(dir, 5);
    ({ server } = await serveSite({ dir, base: '/', host: '127.0.0.1', port: 0 }));
  });
  afterAll(() => {
    server.close();
  });

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ])(
    'sends to a browser that accepts %s the copy in %s, with the original type',
    async (accepted, sent) => {
      const { status, headers, type } = await get(server, '/long', { 'accept-encoding': accepted });
      expect({ status, type }).toEqual({ status: 200, type: 'text/html;charset=utf-8' });
      expect(headers['content-encoding']).toBe(sent);
      expect(headers.vary).toBe('Accept-Encoding');
      expect(Number(headers['content-length']) < text.length).toBe(sent !== undefined);
    },
  );

  it("doesn't resend an unchanged copy", async () => {
    const accepted = { 'accept-encoding': 'br' };
    const { headers } = await get(server, '/long', accepted);
    const again = await get(server, '/long', { ...accepted, 'if-none-match': headers.etag ?? '' });
    expect(again).toMatchObject({ status: 304, body: '', headers: { vary: 'Accept-Encoding' } });
  });

  it('has no copies of small files', async () => {
    const { headers, body } = await get(server, '/guide/start/', { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBeUndefined();
    expect(body).toBe('introduction');
  });
});

describe('a site with a _headers file', () => {
  const file = () => path.join(dir, '_headers');
  let server: Server;
  beforeAll(async () => {
    writeFileSync(file(), '/*\n  X-Policy: a; b: c\n/static/*\n  Cache-Control: immutable\n');
    ({ server } = await serveSite({ dir, base: '/', host: '127.0.0.1', port: 0 }));
  });
  afterAll(() => {
    server.close();
    rmSync(file());
  });

  it.each([
    ['/', 'public, max-age=0, must-revalidate'],
    ['/guide/start/quick-start?sidebar=0', 'public, max-age=0, must-revalidate'],
    ['/static/app.js', 'immutable'],
    ['/static/missing.js', 'public, max-age=0, must-revalidate'],
    ['//', 'public, max-age=0, must-revalidate'],
  ])(
    "sends the file's headers with %s, and requires revalidation by default",
    async (url, caching) => {
      const { headers } = await get(server, url);
      expect(headers).toMatchObject({ 'x-policy': 'a; b: c', 'cache-control': caching });
    },
  );

  it('also sends them with an unchanged file', async () => {
    const { headers } = await get(server, '/static/app.js');
    const again = await get(server, '/static/app.js', { 'if-none-match': headers.etag ?? '' });
    expect(again).toMatchObject({ status: 304, headers: { 'cache-control': 'immutable' } });
  });
});

it('responds to a URL outside the base with the 404 page', async () => {
  const { server } = await serveSite({ dir, base: '/docs/', host: '127.0.0.1', port: 0 });
  expect(await get(server, '/guide/start/')).toMatchObject({ status: 404, body: 'not found' });
  server.close();
});

it('uses the next free port if the requested one is in use', async () => {
  const site = { dir, base: '/', host: '127.0.0.1' };
  const { server: first } = await serveSite({ ...site, port: 0 });
  const { port } = first.address() as AddressInfo;
  await expect(serveSite({ ...site, port })).rejects.toThrow('are all in use');
  const { server: second, url } = await serveSite({ ...site, port, spare: 20 });
  expect(url).not.toBe(`http://127.0.0.1:${port}/`);
  expect(await get(second, '/')).toMatchObject({ status: 200 });
  first.close();
  second.close();
});
