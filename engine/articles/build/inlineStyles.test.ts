import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { filesUsedIn } from '@offline/offlineFiles';
import { styleInliner } from './inlineStyles';

let dist: string;

beforeEach(() => {
  dist = mkdtempSync(path.join(tmpdir(), 'first-paint-'));
  mkdirSync(path.join(dist, 'static/css'), { recursive: true });
  writeFileSync(path.join(dist, 'static/css/a.css'), "a{content:'$&'}\n");
});

afterEach(() => {
  rmSync(dist, { recursive: true });
});

const PAGE =
  '<head><link href="/base/static/css/a.css" rel="stylesheet">\n<meta name="description" content="d"></head><body></body>';

it('inlines the styles unchanged at the end of the head', () => {
  expect(styleInliner(dist)(PAGE)).toBe(
    '<head><meta name="description" content="d">' +
      '<style data-href="/base/static/css/a.css">a{content:\'$&\'}</style></head><body></body>',
  );
});

it('keeps the stylesheet’s URL for pages that the browser renders', () => {
  expect(filesUsedIn(styleInliner(dist)(PAGE), '/base/')).toEqual(['/base/static/css/a.css']);
});

it.each([
  ['<h1 id="mode">Mode</h1>', '#mode'],
  ['<h1 class="a" id="核心-api">核心 API</h1>', '#%E6%A0%B8%E5%BF%83-api'],
  ['<h1 id="hero-title">Rsbuild</h1><section id="features" class="a"></section>', '#features'],
  ['<h1 id="mode">Mode</h1><h2 id="features">Features</h2>', '#mode'],
])('blocks rendering until the element after the hero, or the title, in %s', (body, target) => {
  const html = styleInliner(dist)(PAGE.replace('<body>', `<body>${body}`));
  expect(html).toContain(`<link rel="expect" href="${target}" blocking="render"><style `);
});

it('doesn’t change a page without styles', () => {
  const redirect = '<head><title>Moved</title></head>';
  expect(styleInliner(dist)(redirect)).toBe(redirect);
});
