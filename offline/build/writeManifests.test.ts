import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildOf, filesUsedIn, type OfflineManifest } from '../offlineFiles';
import { writeManifests } from './writeManifests';

const page = (lang: string, body: string) =>
  `<html lang="${lang}"><head><link href="/d/static/a.css" rel="stylesheet"></head><body>${body}</body></html>`;

const FILES = {
  'index.html': page('en', 'home <script src="/d/static/home.js"></script>'),
  'guide/one.html': page('en', '<img src="/d/one.png">'),
  'guide/old.html': '<html lang="en"><meta http-equiv="refresh" content="0"></html>',
  'zh/index.html': page('zh', '首页<script src="/d/static/zh.js"></script>'),
  '404.html': page('en', '404'),
  'one.png': 'image',
  'static/a.css': 'css',
  'static/home.js': 'home',
  'static/zh.js': 'zh',
  'static/search.js': 'search',
  'static/search.js.LICENSE.txt': 'licence',
  'facts/en/options.json': 'facts',
  'facts/zh/options.json': 'facts',
  'search/en.json': 'index',
  'search/zh.json': 'index',
  'search/guide/one.json': 'text',
  'search/guide/one.1.json': 'more text',
};

let dist = '';

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(dist, file)), { recursive: true });
  writeFileSync(path.join(dist, file), text);
}

const read = (file: string): string => readFileSync(path.join(dist, file), 'utf8');

const writeAll = () =>
  writeManifests({ dist, base: '/d/', languages: ['en', 'zh'], versions: [''] });

beforeEach(() => {
  dist = mkdtempSync(path.join(tmpdir(), 'offline-'));
  for (const [file, text] of Object.entries(FILES)) write(file, text);
});

afterEach(() => {
  rmSync(dist, { recursive: true });
});

describe('the manifest of a language', () => {
  it('lists its pages, the files they reference, its facts and search, and lazily loaded files', async () => {
    const { build, styles } = await writeAll();
    const manifest = JSON.parse(read('offline/en.json')) as OfflineManifest;
    expect(manifest.build).toBe(build);
    expect(manifest.pages).toEqual(['/d/guide/one', '/d/']);
    expect([...manifest.files].sort()).toEqual([
      '/d/facts/en/options.json',
      '/d/one.png',
      '/d/search/en.json',
      '/d/search/guide/one.1.json',
      '/d/search/guide/one.json',
      '/d/static/a.css',
      '/d/static/home.js',
      '/d/static/search.js',
    ]);
    expect(styles).toEqual(['/d/static/a.css']);
  });

  it('contains the total download size', async () => {
    await writeAll();
    const { bytes } = JSON.parse(read('offline/zh.json')) as OfflineManifest;
    const pages = Buffer.byteLength(FILES['zh/index.html']);
    expect(bytes).toBeGreaterThanOrEqual(pages + 'index'.length + 'css'.length + 'search'.length);
  });
});

describe('the digest of a build', () => {
  it('is in every page, and the same for the same files', async () => {
    const { build } = await writeAll();
    expect(buildOf(read('guide/one.html'))).toBe(build);
    expect(buildOf(read('404.html'))).toBe(build);
    expect((await writeAll()).build).toBe(build);
  });

  it.each(['guide/one.html', 'static/search.js', 'search/en.json'])(
    'changes with %s',
    async (file) => {
      const { build } = await writeAll();
      write(file, `${read(file)} `);
      expect((await writeAll()).build).not.toBe(build);
    },
  );
});

it("finds only the site's own files in HTML, each once", () => {
  const html =
    '<a href="/d/guide/one"></a><img src="/d/a.png"><img src="/d/a.png">' +
    '<img src="https://example.com/d/b.png"><img src="data:image/png;base64,"><script defer src="/d/static/a.js?1"></script>';
  expect(filesUsedIn(html, '/d/')).toEqual(['/d/a.png']);
  expect(filesUsedIn('<code>&lt;script src="/d/shown.js"&gt;</code>', '/d/')).toEqual([]);
  expect(filesUsedIn('<img src="//example.com/a.png">', '/')).toEqual([]);
});
