import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, headerRules } from '../headers';
import { headersFile, inlineScriptHashes, redirectsFile } from './hostFiles';

const hash = (text: string): string => createHash('sha256').update(text).digest('base64');

describe('the hashes of inline scripts', () => {
  it('are taken of what stands between the tags, to the character', () => {
    expect(inlineScriptHashes('<script>a()\n</script><p><script defer>b</script>')).toEqual([
      hash('a()\n'),
      hash('b'),
    ]);
  });

  it('leave out files and data', () => {
    const html =
      '<script defer src="/a.js"></script><script type="application/ld+json">{}</script>';
    expect(inlineScriptHashes(html)).toEqual([]);
  });
});

describe('the policy', () => {
  const policy = contentSecurityPolicy(['abc=']);

  it('lets inline scripts run by their hash alone', () => {
    expect(policy).toContain("script-src 'self' 'sha256-abc=';");
  });

  it('takes styles from files and attributes, and no style tag', () => {
    expect(policy).toContain("style-src 'self'; style-src-attr 'unsafe-inline';");
    expect(policy.match(/unsafe/g)).toHaveLength(1);
  });

  it.each([
    "default-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ])('says %s', (directive) => {
    expect(policy.split('; ')).toContain(directive);
  });
});

describe('_headers', () => {
  it('names each header once for any path, since hosts add up those that match', () => {
    const [everywhere, ...narrower] = headerRules([]);
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

  it('has the service worker asked for anew each time', () => {
    expect(headersFile(headerRules([]))).toMatch(
      /^\/service-worker\.js\n {2}Cache-Control: no-cache$/m,
    );
  });

  it('keeps hashed files for good', () => {
    expect(headersFile(headerRules([]))).toMatch(
      /^\/static\/\*\n {2}Cache-Control: public, max-age=31536000, immutable$/m,
    );
  });

  it('stops the build where a line is longer than hosts take', () => {
    const hashes = Array.from({ length: 40 }, (_, index) => hash(String(index)));
    expect(() => headersFile(headerRules(hashes))).toThrow(
      /^_headers has a line of \d+ characters, and hosts take 2000/,
    );
  });
});

describe('_redirects', () => {
  it('leads each old address on for good, and the prefix of the default language to none', () => {
    const moved = { from: '^(/zh)?/old/?$', to: '$1/new', addresses: ['/old', '/zh/old'] };
    const gone = { from: '^/gone$', to: 'https://example.com/', addresses: ['/gone'] };
    expect(redirectsFile([moved, gone])).toBe(
      '/old /new 301\n/zh/old /zh/new 301\n/gone https://example.com/ 301\n/en/* /:splat 301\n',
    );
  });
});
