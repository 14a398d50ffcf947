import { beforeAll, describe, expect, it, vi } from 'vitest';
import routes from '../data/routes.json';
import { hostileUrls } from './hostileUrls';
import { cloudflarePages, gitHubPages, netlify, nginx, type Host } from './hosts';

/** More redirects than any chain to a page; a loop has more. */
const MAX_REDIRECTS = 3;

const allRoutes = [...routes.en, ...routes.zh];

/** The file of a page: check:output makes sure that the build writes each. */
const fileOf = (route: string): string =>
  route.endsWith('/') ? `${route}index.html` : `${route}.html`;

/** The file that a visitor finally receives; another site's URL; null for the 404 page. */
function visited(host: Host, path: string): string | null {
  let at = path;
  for (let step = 0; step <= MAX_REDIRECTS; step += 1) {
    const response = host(at);
    if ('missing' in response) return null;
    if ('file' in response) return response.file;
    if (!response.location.startsWith('/')) return response.location;
    at = response.location;
  }
  throw new Error(`${path} leads round in circles`);
}

describe.each(['/', '/docs/'])('the site published under %s', (base) => {
  const below = (route: string): string => base + route.slice(1);
  let hosts: Record<string, Host>;
  let old: { route: string; target: string }[];

  const visit = (name: string, path: string): string | null => {
    const host = hosts[name];
    if (!host) throw new Error(`no host ${name}`);
    return visited(host, below(path));
  };

  beforeAll(async () => {
    vi.resetModules();
    vi.stubEnv('SITE_BASE', base);
    const { redirects } = await import('@config/redirects');
    const { headerRules } = await import('@config/headers');
    const { nginxFile } = await import('@publish/nginxFile');
    const { redirectsFile } = await import('@publish/hostFiles');
    vi.unstubAllEnvs();
    old = redirects.flatMap(({ from, to, paths: list }) =>
      list.map((route) => ({ route, target: route.replace(new RegExp(from), to) })),
    );
    const files = new Set(
      [...allRoutes.map(fileOf), ...old.map(({ route }) => fileOf(route)), '/404.html'].map(below),
    );
    hosts = {
      'GitHub Pages': gitHubPages(files),
      Netlify: netlify(files, redirectsFile(redirects, routes.en)),
      'Cloudflare Pages': cloudflarePages(files, redirectsFile(redirects, routes.en)),
      nginx: nginx(files, nginxFile(headerRules({ scripts: [], styles: [] }), redirects)),
    };
  });

  describe.each(['GitHub Pages', 'Netlify', 'Cloudflare Pages', 'nginx'])('on %s', (name) => {
    it('serves every page at its URL, without a redirect', () => {
      for (const route of allRoutes) {
        expect(hosts[name]?.(below(route)), route).toEqual({ file: below(fileOf(route)) });
      }
    });

    it('also serves every page by its file name', () => {
      for (const route of allRoutes) {
        expect(visit(name, fileOf(route)), route).toBe(below(fileOf(route)));
      }
    });

    it('serves an index without its slash, and by the name index', () => {
      for (const route of allRoutes.filter((one) => one.endsWith('/'))) {
        expect(visit(name, `${route}index`), route).toBe(below(fileOf(route)));
        if (route !== '/')
          expect(visit(name, route.slice(0, -1)), route).toBe(below(fileOf(route)));
      }
    });

    it('redirects every old URL to the new one, on the host or with a redirect page', () => {
      for (const { route, target } of old) {
        const wanted = target.startsWith('/') ? below(fileOf(target)) : target;
        expect([wanted, below(fileOf(route))], route).toContain(visit(name, route));
      }
    });

    it('redirects no hostile URL to another host', () => {
      for (const url of hostileUrls) {
        const [path = ''] = below(url.startsWith('/') ? url : `/${url}`).split('?');
        expect(visited(hosts[name] ?? (() => ({ missing: true })), path) ?? '/', url).toMatch(
          /^\/(?![/\\])/,
        );
      }
    });

    it('shows the 404 page for an unknown URL', () => {
      for (const wrong of ['/nowhere', '/config/nowhere/', '/zh/config/mode/deeper']) {
        expect(visit(name, wrong)).toBeNull();
      }
    });
  });

  // GitHub Pages doesn't support custom redirects: its 404 page is shown there.
  describe.each(['Netlify', 'Cloudflare Pages', 'nginx'])('on %s', (name) => {
    it('serves a page with an extra trailing slash', () => {
      for (const route of allRoutes.filter((one) => !one.endsWith('/'))) {
        expect(visit(name, `${route}/`), route).toBe(below(fileOf(route)));
      }
    });

    it('removes the prefix of the default language', () => {
      for (const route of routes.en) {
        expect(visit(name, `/en${route}`), route).toBe(below(fileOf(route)));
      }
      expect(visit(name, '/en')).toBe(below('/index.html'));
    });
  });
});
