import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verdict } from './verdict';
import { filesOf, weigh } from './weigh';

const HTML =
  '<style data-href="/base/a.css">a {}</style><link rel="preload" href="/base/own.js" as="script">' +
  '<link rel="icon" href="/base/icon.svg"><script defer src="/base/a.js"></script><script>1</script>' +
  '<script type="application/json" data-file="/base/a.json">{}</script>';

it("sorts a page's files by kind: scripts, its own one, styles, and its HTML", () => {
  expect(filesOf('a.html', HTML)).toEqual({
    script: ['/base/a.js'],
    pageScript: ['/base/own.js'],
    style: ['/base/a.css'],
    html: ['a.html'],
    pageFile: ['/base/a.json'],
  });
});

describe('weighing', () => {
  let dir: string;
  beforeAll(() => {
    dir = mkdtempSync(join(tmpdir(), 'weigh-'));
    writeFileSync(join(dir, 'a.html'), HTML);
    writeFileSync(join(dir, 'b.html'), `${HTML}<p>longer</p>`);
    writeFileSync(join(dir, 'a.js'), 'a()');
    writeFileSync(join(dir, 'own.js'), 'own()');
    writeFileSync(join(dir, 'a.css'), 'a {}');
    writeFileSync(join(dir, 'a.json'), '{}');
  });
  afterAll(() => {
    rmSync(dir, { recursive: true });
  });

  it('finds the heaviest page of each kind', () => {
    const { html, script } = weigh(dir, ['a.html', 'b.html'], '/base/');
    expect(html.page).toBe('b.html');
    expect(script.weight.gzip).toBe(gzipSync('a()').length);
  });
});

describe('a budget', () => {
  const budget = { gzip: 1000, brotli: 900 };

  it('accepts a value up to five percent below it', () => {
    expect(verdict('The style', { gzip: 1000, brotli: 870 }, budget)).toEqual([]);
  });

  it('fails for one byte more', () => {
    expect(verdict('The style', { gzip: 1001, brotli: 870 }, budget)).toEqual([
      'The style weighs 1001 bytes with gzip, 1 more than its budget: make it lighter, or say in the commit why it is worth more',
    ]);
  });

  it('must be lowered after an improvement', () => {
    expect(verdict('The style', { gzip: 1000, brotli: 800 }, budget)).toEqual([
      'The style weighs 800 bytes with brotli, and its budget is 900: lower it to 820, so that what was won stays',
    ]);
  });
});
