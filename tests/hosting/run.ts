/**
 * npm run test:hosting
 *
 * Serves dist/ by a real nginx with the configuration that the build wrote, and asks for every page, every old URL, and
 * hundreds of hostile URLs. Without an nginx it says so and does nothing; Debian: `apt-get install nginx`.
 */
import '../../scripts/help.mjs';
import { existsSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { redirects } from '@config/redirects';
import { site } from '@config/site';
import routes from '../data/routes.json';
import { hostileUrls } from './hostileUrls';
import { findNginx, startNginx } from './nginxServer';

const DIST = path.join(import.meta.dirname, '../../dist');
const MOST_REDIRECTS = 3;
const FOREVER = 'public, max-age=31536000, immutable';
/** Versions of nginx name it differently. */
const SCRIPT = /^(?:application|text)\/javascript; charset=utf-8$/;
const REVALIDATE = 'public, max-age=0, must-revalidate';

interface Reply {
  status: number;
  headers: Map<string, string>;
  body: Buffer;
}

/** Sends a target unchanged: an HTTP client would normalize it. */
function ask(port: number, target: string, headers: Record<string, string> = {}): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(
        `GET ${target} HTTP/1.1\r\nHost: site.example\r\nConnection: close\r\n${lines.join('')}\r\n`,
      );
    });
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('end', () => {
      const reply = Buffer.concat(chunks);
      const end = reply.indexOf('\r\n\r\n');
      const [start = '', ...fields] = reply.subarray(0, end).toString('latin1').split('\r\n');
      resolve({
        status: Number(start.split(' ')[1]),
        headers: new Map(
          fields.map((field) => {
            const colon = field.indexOf(':');
            return [field.slice(0, colon).toLowerCase(), field.slice(colon + 1).trim()];
          }),
        ),
        body: reply.subarray(end + 4),
      });
    });
  });
}

const fileOf = (route: string): string =>
  route.endsWith('/') ? `${route}index.html` : `${route}.html`;

const below = (route: string): string => site.base + route.slice(1);

const contentOf = (file: string): Buffer => readFileSync(path.join(DIST, file));

class Examination {
  readonly #port: number;
  readonly #notFound = contentOf('404.html');
  readonly problems: string[] = [];
  asked = 0;

  constructor(port: number) {
    this.#port = port;
  }

  async #ask(target: string, headers?: Record<string, string>): Promise<Reply> {
    this.asked += 1;
    return ask(this.#port, target, headers);
  }

  #expect(target: string, what: string, found: unknown, wanted: unknown): void {
    if (found === wanted) return;
    this.problems.push(`${target}  ${what} is ${String(found)}; it should be ${String(wanted)}`);
  }

  async page(route: string): Promise<void> {
    const target = below(route);
    const { status, headers, body } = await this.#ask(target);
    this.#expect(target, 'the status', status, 200);
    this.#expect(target, 'the body of the page', body.equals(contentOf(fileOf(route))), true);
    this.#expect(target, 'Content-Type', headers.get('content-type'), 'text/html; charset=utf-8');
    this.headers(target, headers, REVALIDATE);
  }

  /** Every header that `_headers` sets on all pages. */
  headers(target: string, headers: Reply['headers'], caching: string): void {
    const [everywhere = ''] = contentOf('_headers')
      .toString()
      .split(/\n(?=\S)/);
    for (const [, name = '', value] of everywhere.matchAll(/^ {2}([\w-]+): (.*)$/gm)) {
      this.#expect(target, name, headers.get(name.toLowerCase()), value);
    }
    this.#expect(target, 'Cache-Control', headers.get('cache-control'), caching);
  }

  async redirect(target: string, location: string): Promise<void> {
    const { status, headers } = await this.#ask(target);
    this.#expect(target, 'the status', status, 301);
    this.#expect(target, 'Location', headers.get('location'), location);
  }

  async notFound(target: string): Promise<void> {
    const { status, headers, body } = await this.#ask(target);
    this.#expect(target, 'the status', status, 404);
    this.#expect(target, 'our 404 page', body.equals(this.#notFound), true);
    this.headers(target, headers, REVALIDATE);
  }

  /** Ends at a page of this site or at its 404 page, and never redirects to another host. */
  async hostile(target: string): Promise<void> {
    let at = target;
    for (let step = 0; step <= MOST_REDIRECTS; step += 1) {
      const { status, headers, body } = await this.#ask(at);
      const location = headers.get('location');
      if (location === undefined) {
        if (status !== 200) {
          this.#expect(target, 'the status', status, 404);
          this.#expect(target, 'our 404 page', body.equals(this.#notFound), true);
        }
        return;
      }
      const { origin, pathname, search } = new URL(location, 'https://site.example/');
      this.#expect(target, 'the host of Location', origin, 'https://site.example');
      if (origin !== 'https://site.example') return;
      at = pathname + search;
    }
    this.problems.push(`${target}  redirects more than ${String(MOST_REDIRECTS)} times`);
  }

  async file(target: string, type: RegExp, caching: string): Promise<void> {
    const { status, headers } = await this.#ask(target);
    const sent = headers.get('content-type') ?? '';
    this.#expect(target, 'the status', status, 200);
    this.#expect(target, 'Content-Type', type.test(sent) ? type : sent, type);
    this.headers(target, headers, caching);
  }

  async compressed(target: string): Promise<void> {
    const { headers } = await this.#ask(target, { 'Accept-Encoding': 'gzip' });
    this.#expect(target, 'Content-Encoding', headers.get('content-encoding'), 'gzip');
    this.#expect(target, 'Vary', headers.get('vary'), 'Accept-Encoding');
    this.headers(target, headers, target.includes('/static/') ? FOREVER : REVALIDATE);
  }
}

async function examine(examination: Examination): Promise<void> {
  for (const route of [...routes.en, ...routes.zh]) await examination.page(route);
  for (const route of routes.en) {
    await examination.redirect(`${below(`/en${route}`)}?x=1`, `${below(route)}?x=1`);
  }
  await examination.redirect(below('/en'), site.base);
  await examination.redirect(below('/config/mode/'), below('/config/mode'));
  for (const { from, to, paths } of redirects) {
    for (const path of paths) {
      const location = path.replace(new RegExp(from), to);
      await examination.redirect(
        `${below(path)}?x=1`,
        location.startsWith('/') ? `${below(location)}?x=1` : location,
      );
    }
  }
  const missing = ['/nowhere', '/config/dev', '/static', '/static/', '/static/js/', '/static/x.js'];
  const unserved = ['/404', '/404.html', '/_headers', '/_redirects', '/_nginx.conf', '/100%'];
  for (const route of [...missing, ...unserved]) await examination.notFound(below(route));
  for (const url of hostileUrls)
    await examination.hostile(below(url.startsWith('/') ? url : `/${url}`));
  const [script = ''] = /\/static\/js\/[^"]*\.js/.exec(contentOf('index.html').toString()) ?? [];
  await examination.file(below(script), SCRIPT, FOREVER);
  await examination.file(below('/config/mode.md'), /^text\/markdown; charset=utf-8$/, REVALIDATE);
  await examination.file(below('/service-worker.js'), SCRIPT, 'no-cache');
  if (existsSync(path.join(DIST, 'index.html.gz'))) {
    for (const route of ['/', '/config/mode', '/zh/', script]) {
      await examination.compressed(below(route));
    }
  } else console.log('Compressed copies are not tested: run npm run compress first.');
}

async function run(): Promise<void> {
  const program = findNginx();
  if (!program) {
    console.log('test:hosting is skipped: there is no nginx here (Debian: apt-get install nginx).');
    return;
  }
  if (!existsSync(path.join(DIST, '_nginx.conf'))) {
    throw new Error('there is no built site in dist/: run npm run build first');
  }
  const { port, stop } = await startNginx(program, { dist: DIST, base: site.base });
  const examination = new Examination(port);
  try {
    await examine(examination);
  } finally {
    await stop();
  }
  for (const problem of examination.problems) console.log(problem);
  console.log(
    `nginx answered ${String(examination.asked)} requests, ${String(examination.problems.length)} of them wrong.`,
  );
  if (examination.problems.length > 0) process.exitCode = 1;
}

run().catch((error: unknown) => {
  console.error(`test:hosting: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
