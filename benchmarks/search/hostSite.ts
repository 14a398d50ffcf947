import { readFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { site } from '@config/site';
import { createSiteHandler } from '../../scripts/server/siteServer';

const DIST = join(import.meta.dirname, '../../dist');

/** File types that static hosts compress. */
const COMPRESSED: Record<string, string> = {
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  svg: 'image/svg+xml',
};

/** Serves dist/ like a static host, with compressed text. */
export async function hostSite(): Promise<{ origin: string; stop: () => void }> {
  const serve = createSiteHandler({ dir: DIST, base: site.base });
  const listener: RequestListener = (request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const type = COMPRESSED[path.slice(path.lastIndexOf('.') + 1)];
    if (!type) {
      serve(request, response);
      return;
    }
    readFile(join(DIST, path.slice(site.base.length))).then(
      (bytes) => {
        const body = gzipSync(bytes);
        response.writeHead(200, {
          'content-type': type,
          'content-encoding': 'gzip',
          'content-length': body.length,
        });
        response.end(body);
      },
      () => serve(request, response),
    );
  };
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
