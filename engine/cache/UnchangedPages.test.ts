import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { digestOf } from './digest';
import { UnchangedPages } from './UnchangedPages';

const ARTICLES = 'articles/0123456789';
const FILES_OF_MODE = [
  'mode.html',
  'mode.md',
  `${ARTICLES}/mode.json`,
  'search/mode.json',
  'search/mode.1.json',
];
const FILES_OF_GUIDE = [
  'guide/index.html',
  'guide/index.md',
  `${ARTICLES}/guide/index.json`,
  'search/guide/index.json',
];
const OTHER_FILES = ['404.html', 'mode.html.br', 'search/en.json', 'static/js/index.js'];

let dist: string;

function put(file: string): void {
  mkdirSync(path.dirname(path.join(dist, file)), { recursive: true });
  writeFileSync(path.join(dist, file), '');
}

/** Files and empty folders. */
const files = (): string[] => {
  const all = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .sort();
  return all.filter((file) => !all.some((other) => other.startsWith(`${file}/`)));
};

const PAGES = { '/mode': 'key of mode', '/guide/': 'key of guide' };

/** The first steps of a build. @param keys of its pages, by route */
function start(keys: Record<string, string> = PAGES, version = '1'): UnchangedPages {
  const unchanged = new UnchangedPages();
  unchanged.start(
    dist,
    version,
    Object.entries(keys).map(([route, key]) => ({
      route,
      key,
      translations: route.replace(/^\/zh(?=\/)/, ''),
      isStored: true,
    })),
  );
  return unchanged;
}

/** A whole build that writes all pages. */
function build(): void {
  const unchanged = start();
  unchanged.compareShared('shared');
  for (const file of [...FILES_OF_MODE, ...FILES_OF_GUIDE, ...OTHER_FILES]) put(file);
  unchanged.store(ARTICLES, Object.keys(PAGES));
}

beforeEach(() => {
  mkdirSync('.cache', { recursive: true });
  dist = mkdtempSync(path.resolve('.cache/unchanged-'));
});

afterEach(() => {
  rmSync(dist, { recursive: true });
  rmSync(`.cache/built/${digestOf(dist).slice(0, 8)}`, { recursive: true, force: true });
});

it('keeps all files of unchanged pages, and nothing else', () => {
  build();
  const unchanged = start();
  unchanged.compareShared('shared');
  expect([...unchanged.routes].sort()).toEqual(['/guide/', '/mode']);
  expect(files()).toEqual([...FILES_OF_MODE, ...FILES_OF_GUIDE].sort());
});

it('deletes the files of pages that have changed or no longer exist', () => {
  build();
  const unchanged = start({ '/mode': 'another key' });
  expect([...unchanged.routes]).toEqual([]);
  expect(files()).toEqual([]);
});

it('keeps no page whose translation has changed', () => {
  const pages = { ...PAGES, '/zh/mode': 'key of its translation' };
  build();
  put('zh/mode.html');
  put(`${ARTICLES}/zh/mode.json`);
  start(pages).store(ARTICLES, Object.keys(pages));
  expect([...start({ ...pages, '/zh/mode': 'another key' }).routes]).toEqual(['/guide/']);
});

it('keeps no page after a change of code or settings', () => {
  build();
  const unchanged = start(PAGES, '2');
  expect([...unchanged.routes]).toEqual([]);
  expect(files()).toEqual([]);
});

it('keeps no page if scripts, styles or navigation differ', () => {
  build();
  const unchanged = start();
  put('logo.svg');
  unchanged.compareShared('others');
  expect([...unchanged.routes]).toEqual([]);
  expect(files()).toEqual(['logo.svg']);
});

it('keeps no page whose HTML was changed, or whose article was deleted, since the build', () => {
  build();
  writeFileSync(path.join(dist, 'mode.html'), 'edited');
  rmSync(path.join(dist, ARTICLES, 'guide/index.json'));
  const unchanged = start();
  expect([...unchanged.routes]).toEqual([]);
});

it('keeps no page after a build that failed', () => {
  build();
  start();
  const unchanged = start();
  expect([...unchanged.routes]).toEqual([]);
});

it('keeps pages through several builds', () => {
  build();
  const second = start();
  second.compareShared('shared');
  second.store(ARTICLES, Object.keys(PAGES));
  const third = start();
  third.compareShared('shared');
  expect([...third.routes].sort()).toEqual(['/guide/', '/mode']);
});

it('deletes nothing outside the project', () => {
  build();
  const project = process.cwd();
  process.chdir('engine');
  try {
    start({});
  } finally {
    process.chdir(project);
  }
  expect(existsSync(path.join(dist, 'mode.html'))).toBe(true);
});
