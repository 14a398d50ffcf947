import { expect, it } from 'vitest';
import { withPolicy } from './contentSecurityPolicy';

const PAGE =
  '<!doctype html><html><head><meta charset="utf-8"><title>x</title><script>a()</script></head></html>';

const HASHES = { scripts: ['abc='], styles: [] };

it('stands ahead of every script and style of the page', () => {
  expect(withPolicy(PAGE, HASHES)).toMatch(
    /<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self' 'sha256-abc='; [^"]*"><meta name="referrer" content="[^"]+"><title>/,
  );
});

it('leaves out what browsers take from a header alone', () => {
  expect(withPolicy(PAGE, HASHES)).not.toContain('frame-ancestors');
});

it('stops the build at a page that could not carry it', () => {
  expect(() => withPolicy('<html><script>a()</script>', HASHES)).toThrow('has no <meta charset');
});
