import { createReadStream } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import sirv from 'sirv';
import { headersOf, REVALIDATE } from './headersFile';

interface SiteOptions {
  /** The folder of the built site. */
  dir: string;
  /** The base path of the site; begins and ends with a slash. */
  base: string;
}

interface ListenOptions extends SiteOptions {
  host: string;
  /** The first port to try; 0 takes any free one. */
  port: number;
  /** How many more ports to try if it is in use. */
  spare?: number;
}

/** Text that isn't ASCII and doesn't declare its encoding. */
const TEXT_TYPES: Readonly<Partial<Record<string, string>>> = {
  '.md': 'text/markdown;charset=utf-8',
  '.txt': 'text/plain;charset=utf-8',
};

/** Files that configure hosts, and the 404 page under its own name: hosts serve none of them. */
const UNSERVED = /^\/(?:_[^/?]*|404(?:\.html)?)(?:\?|$)/;

/** The request's path below the base, or undefined if it is outside. */
function pathBelow(base: string, request: IncomingMessage): string | undefined {
  const url = request.url ?? '/';
  return url.startsWith(base) ? url.slice(base.length - 1) : undefined;
}

/**
 * Responds like a static host: to `/x` with `x.html`, to `/x/` with `x/index.html`, to anything unknown or malformed
 * with the site's 404 page; with the headers of the site's `_headers`, and compressed if `npm run compress` wrote
 * such a copy and the browser accepts it.
 */
export function createSiteHandler({ dir, base }: SiteOptions): RequestListener {
  // `dev` checks the disk for each request, so that a rebuild is served.
  const serveFile = sirv(dir, {
    dev: true,
    etag: true,
    extensions: ['html'],
    brotli: true,
    gzip: true,
  });
  const headersFor = headersOf(dir);
  return (request, response) => {
    const [pathname = '/'] = (request.url ?? '/').split('?');
    response.setHeaders(new Map(Object.entries(headersFor(pathname))));
    response.setHeader('Vary', 'Accept-Encoding');
    const type = TEXT_TYPES[path.extname(pathname)];
    if (type) response.setHeader('Content-Type', type);
    const notFound = () => {
      // A missing file may be added later.
      response.writeHead(404, {
        'Cache-Control': REVALIDATE,
        'Content-Type': 'text/html;charset=utf-8',
      });
      createReadStream(path.join(dir, '404.html'))
        .on('error', () => response.end('404'))
        .pipe(response);
    };
    const url = pathBelow(base, request);
    if (url === undefined || UNSERVED.test(url)) {
      notFound();
      return;
    }
    request.url = url;
    // A range that ends before it starts would throw, and no page needs ranges.
    delete request.headers.range;
    serveFile(request, response, notFound);
  };
}

function tryToListen(server: Server, host: string, port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(false);
      else reject(error);
    };
    server.once('error', onError);
    server.listen(port, host, () => {
      server.off('error', onError);
      resolve(true);
    });
  });
}

/**
 * Serves the site on the first free port from `port` on.
 * @throws if all of `port` to `port + spare` are in use
 */
export async function serveSite({
  host,
  port,
  spare = 0,
  ...site
}: ListenOptions): Promise<{ server: Server; url: string }> {
  const server = createServer(createSiteHandler(site));
  for (let candidate = port; candidate <= port + spare; candidate += 1) {
    if (await tryToListen(server, host, candidate)) {
      const { port: actual } = server.address() as AddressInfo;
      return { server, url: `http://${host}:${actual}${site.base}` };
    }
  }
  throw new Error(`ports ${port} to ${port + spare} are all in use`);
}
