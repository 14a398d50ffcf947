import { createReadStream } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import sirv from 'sirv';
import { headersOf, REVALIDATE } from './headersFile';

interface SiteOptions {
  /** The folder of the built site. */
  dir: string;
  /** The path that the site is published under; begins and ends with a slash. */
  base: string;
}

interface ListenOptions extends SiteOptions {
  host: string;
  /** The first port to try; 0 takes any free one. */
  port: number;
  /** How many ports after it to try where it is taken. */
  spare?: number;
}

/** Text that is not ASCII, whose encoding no tag inside it tells. */
const TEXT_TYPES: Readonly<Partial<Record<string, string>>> = {
  '.md': 'text/markdown;charset=utf-8',
  '.txt': 'text/plain;charset=utf-8',
};

/** Files that configure hosts, and the 404 page under its own name: a host serves none of them. */
const UNSERVED = /^\/(?:_[^/?]*|404(?:\.html)?)(?:\?|$)/;

/** The request's path below the base, or undefined where it lies outside. */
function pathBelow(base: string, request: IncomingMessage): string | undefined {
  const url = request.url ?? '/';
  return url.startsWith(base) ? url.slice(base.length - 1) : undefined;
}

/**
 * Answers as a static host does: `/x` with `x.html`, `/x/` with `x/index.html`, anything unknown or
 * malformed with the site's 404 page; each with the headers of the site's `_headers`, and compressed where
 * `npm run compress` left such a copy and the browser takes it.
 */
export function createSiteHandler({ dir, base }: SiteOptions): RequestListener {
  // `dev` looks at the disk for each request, so that a rebuild shows.
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
      // What is missing today may be there tomorrow.
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
 * @throws where all of `port` to `port + spare` are taken
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
