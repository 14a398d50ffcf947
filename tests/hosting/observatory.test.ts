import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { headerRules } from '@config/headers';
import { headersFile, inlineHashes } from '@publish/hostFiles';
import { serveSite } from '../../scripts/server/siteServer';
import { judge, scoreOf } from './observatory';

const HTML =
  '<!doctype html><style>a{}</style><script>document.title</script><script type="application/ld+json">{}</script><script defer src="/static/app.js"></script>';

let dir = '';
let site: Awaited<ReturnType<typeof serveSite>>;

beforeAll(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'observatory-'));
  writeFileSync(path.join(dir, 'index.html'), HTML);
  writeFileSync(path.join(dir, '404.html'), HTML);
  writeFileSync(path.join(dir, '_headers'), headersFile(headerRules(inlineHashes(HTML))));
  site = await serveSite({ dir, base: '/', host: '127.0.0.1', port: 0 });
});

afterAll(() => {
  site.server.close();
  rmSync(dir, { recursive: true });
});

it.each(['', 'nowhere'])(
  'npm start serves /%s with headers worth 130 of 100 points',
  async (route) => {
    const response = await fetch(site.url + route);
    const verdicts = judge(response, await response.text());
    expect(
      verdicts.map(({ test, result, points }) => `${test}: ${result}, ${String(points)}`),
    ).toEqual([
      "Content-Security-Policy: nothing unsafe, default-src 'none', 10",
      'Cookies: none, 0',
      'CORS: not implemented, 0',
      'Referrer-Policy: private, 5',
      'Strict-Transport-Security: six months or more, 0',
      'Subresource integrity: all scripts are of this origin, 0',
      'X-Content-Type-Options: nosniff, 0',
      'X-Frame-Options: by frame-ancestors, 5',
      'Cross-Origin-Resource-Policy: same-origin, 10',
    ]);
    expect(scoreOf(verdicts)).toBe(130);
  },
);

it('deducts points from a site without these headers, and gives it no bonus', () => {
  const html = '<script src="https://elsewhere.example/a.js"></script>';
  expect(scoreOf(judge(new Response(html), html))).toBe(25);
});
