import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const TYPES: Partial<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html;charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.mjs': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
};

interface ServedSite {
  /** Ends with a slash. */
  url: string;
  close: () => void;
}

/** The files that a static host would look up, in order. */
const candidates = (pathname: string): string[] =>
  pathname.endsWith('/')
    ? [`${pathname}index.html`]
    : [pathname, `${pathname}.html`, `${pathname}/index.html`];

/** Long enough for a visit, so that preloaded files are still fresh. Pages are always revalidated. */
const KEPT_SECONDS = 600;

/** Serves a built site of any generator like a host, everything with gzip. */
export async function serveCompressed(dir: string): Promise<ServedSite> {
  const answers = new Map<string, { type: string; body: Buffer } | null>();

  async function answerTo(pathname: string) {
    for (const name of candidates(pathname)) {
      const body = await readFile(join(dir, name)).catch(() => null);
      if (body)
        return { type: TYPES[extname(name)] ?? 'application/octet-stream', body: gzipSync(body) };
    }
    return null;
  }

  const server = createServer((request, response) => {
    void (async () => {
      const { pathname } = new URL(request.url ?? '/', 'http://site');
      const path = decodeURIComponent(pathname);
      if (!answers.has(path)) answers.set(path, await answerTo(path));
      const answer = answers.get(path);
      if (!answer) {
        response.writeHead(404).end();
        return;
      }
      response.writeHead(200, {
        'Content-Type': answer.type,
        'Content-Encoding': 'gzip',
        'Content-Length': answer.body.length,
        'Cache-Control': `max-age=${answer.type.startsWith('text/html') ? 0 : KEPT_SECONDS}`,
      });
      response.end(answer.body);
    })();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
