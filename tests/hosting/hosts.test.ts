import { beforeAll, describe, expect, it, vi } from 'vitest';
import routes from '../data/routes.json';
import { hostileUrls } from './hostileUrls';
import { cloudflarePages, gitHubPages, netlify, nginx, type Host } from './hosts';

/** More than any chain that leads to a page; a loop has more. */
const MAX_REDIRECTS = 3;

const addresses = [...routes.en, ...routes.zh];

/** The file of a page: check:output makes sure that the build writes each. */
const fileOf = (address: string): string =>
  address.endsWith('/') ? `${address}index.html` : `${address}.html`;

/** The file that a visitor gets in the end; another site's URL; null for the 404 page. */
function visited(host: Host, path: string): string | null {
  let at = path;
  for (let step = 0; step <= MAX_REDIRECTS; step += 1) {
    const answer = host(at);
    if ('missing' in answer) return null;
    if ('file' in answer) return answer.file;
    if (!answer.location.startsWith('/')) return answer.location;
    at = answer.location;
  }
  throw new Error(`${path} leads round in circles`);
}

describe.each(['/', '/docs/'])('the site published under %s', (base) => {
  const below = (address: string): string => base + address.slice(1);
  let hosts: Record<string, Host>;
  let old: { address: string; target: string }[];

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
      list.map((address) => ({ address, target: address.replace(new RegExp(from), to) })),
    );
    const files = new Set(
      [...addresses.map(fileOf), ...old.map(({ address }) => fileOf(address)), '/404.html'].map(
        below,
      ),
    );
    hosts = {
      'GitHub Pages': gitHubPages(files),
      Netlify: netlify(files, redirectsFile(redirects, routes.en)),
      'Cloudflare Pages': cloudflarePages(files, redirectsFile(redirects, routes.en)),
      nginx: nginx(files, nginxFile(headerRules({ scripts: [], styles: [] }), redirects)),
    };
  });

  describe.each(['GitHub Pages', 'Netlify', 'Cloudflare Pages', 'nginx'])('on %s', (name) => {
    it('shows every page at its URL, without a redirect', () => {
      for (const address of addresses) {
        expect(hosts[name]?.(below(address)), address).toEqual({ file: below(fileOf(address)) });
      }
    });

    it('shows every page by its file name, too', () => {
      for (const address of addresses) {
        expect(visit(name, fileOf(address)), address).toBe(below(fileOf(address)));
      }
    });

    it('shows an index without its slash, and by the name index', () => {
      for (const address of addresses.filter((route) => route.endsWith('/'))) {
        expect(visit(name, `${address}index`), address).toBe(below(fileOf(address)));
        if (address !== '/')
          expect(visit(name, address.slice(0, -1)), address).toBe(below(fileOf(address)));
      }
    });

    it('leads from every old URL to the new one, by itself or by the page there', () => {
      for (const { address, target } of old) {
        const wanted = target.startsWith('/') ? below(fileOf(target)) : target;
        expect([wanted, below(fileOf(address))], address).toContain(visit(name, address));
      }
    });

    it('leads no hostile URL to another host', () => {
      for (const url of hostileUrls) {
        const [path = ''] = below(url.startsWith('/') ? url : `/${url}`).split('?');
        expect(visited(hosts[name] ?? (() => ({ missing: true })), path) ?? '/', url).toMatch(
          /^\/(?![/\\])/,
        );
      }
    });

    it('shows the 404 page at a wrong URL', () => {
      for (const wrong of ['/nowhere', '/config/nowhere/', '/zh/config/mode/deeper']) {
        expect(visit(name, wrong)).toBeNull();
      }
    });
  });

  // GitHub Pages takes no redirects of a site's own: its 404 page answers there.
  describe.each(['Netlify', 'Cloudflare Pages', 'nginx'])('on %s', (name) => {
    it('takes a page with a slash that it has not', () => {
      for (const address of addresses.filter((route) => !route.endsWith('/'))) {
        expect(visit(name, `${address}/`), address).toBe(below(fileOf(address)));
      }
    });

    it('leads from the prefix of the default language to none', () => {
      for (const address of routes.en) {
        expect(visit(name, `/en${address}`), address).toBe(below(fileOf(address)));
      }
      expect(visit(name, '/en')).toBe(below('/index.html'));
    });
  });
});
