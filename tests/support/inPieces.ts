import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { site } from '@config/site';
import { createSiteHandler } from '../../scripts/server/siteServer';
import { DIST } from './serveBuiltSite';

/** Slow enough that the browser paints after each chunk. */
const PIECE_MS = 40;

const fileOf = (route: string): string =>
  path.join(DIST, route.endsWith('/') ? `${route}index.html` : `${route}.html`);

/**
 * Serves the built site like a host on a slow connection: the body of these pages arrives in chunks.
 * @returns its URL, without a trailing slash, and a function that stops it
 */
export async function serveInPieces(
  routes: readonly string[],
  pieces: number,
): Promise<{ origin: string; stop: () => void }> {
  const serve = createSiteHandler({ dir: DIST, base: site.base });
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    if (!routes.includes(pathname)) {
      serve(request, response);
      return;
    }
    void (async () => {
      const html = readFileSync(fileOf(pathname), 'utf8');
      const body = html.indexOf('<body>');
      response.writeHead(200, { 'Content-Type': 'text/html;charset=utf-8' });
      response.write(html.slice(0, body));
      const length = Math.ceil((html.length - body) / pieces);
      for (let at = body; at < html.length; at += length) {
        response.write(html.slice(at, at + length));
        await wait(PIECE_MS);
      }
      response.end();
    })();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
