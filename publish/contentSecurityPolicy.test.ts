import { expect, it } from 'vitest';
import { withPolicy } from './contentSecurityPolicy';

const PAGE =
  '<!doctype html><html><head><meta charset="utf-8"><title>x</title><script>a()</script></head></html>';

const HASHES = { scripts: ['abc='], styles: [] };

it('precedes every script and style of the page', () => {
  expect(withPolicy(PAGE, HASHES)).toMatch(
    /<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self' 'sha256-abc='; [^"]*"><meta name="referrer" content="[^"]+"><title>/,
  );
});

it('omits directives that browsers accept only in a header', () => {
  expect(withPolicy(PAGE, HASHES)).not.toContain('frame-ancestors');
});

it('fails the build if a page has no place for it', () => {
  expect(() => withPolicy('<html><script>a()</script>', HASHES)).toThrow('has no <meta charset');
});
