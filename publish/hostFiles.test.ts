import { createHash } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { contentSecurityPolicy, headerRules } from '@config/headers';
import { headersFile, inlineHashes, redirectsFile } from './hostFiles';

const hash = (text: string): string => createHash('sha256').update(text).digest('base64');

const none = { scripts: [], styles: [] };

describe('hashes of inline scripts and styles', () => {
  it('cover the exact text between the tags', () => {
    expect(
      inlineHashes(
        '<script>a()\n</script><style data-href="/a.css">a{}\n</style><p><script defer>b</script>',
      ),
    ).toEqual({ scripts: [hash('a()\n'), hash('b')], styles: [hash('a{}\n')] });
  });

  it('skip files and data', () => {
    const html =
      '<script defer src="/a.js"></script><script type="application/ld+json">{}</script>';
    expect(inlineHashes(html)).toEqual(none);
  });
});

describe('the policy', () => {
  const policy = contentSecurityPolicy({ scripts: ['abc='], styles: ['def='] });

  it('allows inline scripts only by their hash', () => {
    expect(policy).toContain("script-src 'self' 'sha256-abc=';");
  });

  it('allows styles from files, attributes, and tags by their hash only', () => {
    expect(policy).toContain("style-src 'self' 'sha256-def='; style-src-attr 'unsafe-inline';");
    expect(policy.match(/unsafe/g)).toHaveLength(1);
  });

  it.each([
    "default-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ])('contains %s', (directive) => {
    expect(policy.split('; ')).toContain(directive);
  });
});

it('lets pages connect only to the hosts of the configured search application', async () => {
  vi.resetModules();
  vi.stubEnv('SEARCH_APP_ID', 'ABC123');
  vi.stubEnv('SEARCH_API_KEY', 'key');
  vi.stubEnv('SEARCH_INDEX_NAME', 'docs');
  const headers = await import('@config/headers');
  vi.unstubAllEnvs();
  expect(headers.contentSecurityPolicy(none).split('; ')).toContain(
    "connect-src 'self' https://ABC123-dsn.algolia.net https://ABC123-1.algolianet.com https://ABC123-2.algolianet.com https://ABC123-3.algolianet.com",
  );
});

describe('_headers', () => {
  it('sets each header once for any path, because hosts combine all matching rules', () => {
    const [everywhere, ...narrower] = headerRules(none);
    for (const { headers } of narrower) {
      const shared = Object.keys(headers).filter((name) => name in (everywhere?.headers ?? {}));
      expect(shared).toEqual([]);
    }
    const paths = narrower.map(({ path }) => path.replace('*', ''));
    const nested = paths.filter((path) =>
      paths.some((other) => other !== path && path.startsWith(other)),
    );
    expect(nested).toEqual([]);
  });

  it('makes browsers revalidate the service worker each time', () => {
    expect(headersFile(headerRules(none))).toMatch(
      /^\/service-worker\.js\n {2}Cache-Control: no-cache$/m,
    );
  });

  it('caches hashed files permanently', () => {
    expect(headersFile(headerRules(none))).toMatch(
      /^\/static\/\*\n {2}Cache-Control: public, max-age=31536000, immutable$/m,
    );
  });

  it('fails the build if a line is longer than hosts accept', () => {
    const scripts = Array.from({ length: 40 }, (_, index) => hash(String(index)));
    expect(() => headersFile(headerRules({ scripts, styles: [] }))).toThrow(
      /^_headers has a line of \d+ characters, but hosts accept at most 2000/,
    );
  });
});

describe('_redirects', () => {
  it('permanently redirects each old URL and each prefixed page of the default language, without patterns', () => {
    const moved = { from: '^(/zh)?/old/?$', to: '$1/new', paths: ['/old', '/zh/old'] };
    const gone = { from: '^/gone$', to: 'https://example.com/', paths: ['/gone'] };
    expect(redirectsFile([moved, gone], ['/', '/config/mode', '/guide/'])).toBe(
      '/old /new 301\n/zh/old /zh/new 301\n/gone https://example.com/ 301\n/en / 301\n/en/ / 301\n/en/config/mode /config/mode 301\n/en/guide/ /guide/ 301\n',
    );
  });
});
