import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { digestOf } from './digest';
import { KeptPages } from './KeptPages';

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
function begin(keys: Record<string, string> = PAGES): KeptPages {
  const kept = new KeptPages();
  kept.begin(
    dist,
    Object.entries(keys).map(([route, key]) => ({ route, key, isStored: true })),
  );
  return kept;
}

/** A whole build that writes all pages. */
function build(): void {
  const kept = begin();
  kept.compareFrame('frame');
  for (const file of [...FILES_OF_MODE, ...FILES_OF_GUIDE, ...OTHER_FILES]) put(file);
  kept.end(ARTICLES, Object.keys(PAGES));
}

beforeEach(() => {
  mkdirSync('.cache', { recursive: true });
  dist = mkdtempSync(path.resolve('.cache/kept-'));
});

afterEach(() => {
  rmSync(dist, { recursive: true });
  rmSync(`.cache/built/${digestOf(dist).slice(0, 8)}.json`, { force: true });
});

it('keeps all files of unchanged pages, and nothing else', () => {
  build();
  const kept = begin();
  kept.compareFrame('frame');
  expect([...kept.routes].sort()).toEqual(['/guide/', '/mode']);
  expect(files()).toEqual([...FILES_OF_MODE, ...FILES_OF_GUIDE].sort());
});

it('deletes the files of pages that have changed or no longer exist', () => {
  build();
  const kept = begin({ '/mode': 'another key' });
  expect([...kept.routes]).toEqual([]);
  expect(files()).toEqual([]);
});

it('keeps no page if scripts, styles or navigation differ', () => {
  build();
  const kept = begin();
  put('logo.svg');
  kept.compareFrame('another frame');
  expect([...kept.routes]).toEqual([]);
  expect(files()).toEqual(['logo.svg']);
});

it('keeps no page whose HTML was changed, or whose article was deleted, since the build', () => {
  build();
  writeFileSync(path.join(dist, 'mode.html'), 'edited');
  rmSync(path.join(dist, ARTICLES, 'guide/index.json'));
  const kept = begin();
  expect([...kept.routes]).toEqual([]);
});

it('keeps no page after a build that failed', () => {
  build();
  begin();
  const kept = begin();
  expect([...kept.routes]).toEqual([]);
});

it('keeps pages through several builds', () => {
  build();
  const second = begin();
  second.compareFrame('frame');
  second.end(ARTICLES, Object.keys(PAGES));
  const third = begin();
  third.compareFrame('frame');
  expect([...third.routes].sort()).toEqual(['/guide/', '/mode']);
});

it('deletes nothing outside the project', () => {
  build();
  const project = process.cwd();
  process.chdir('engine');
  try {
    begin({});
  } finally {
    process.chdir(project);
  }
  expect(existsSync(path.join(dist, 'mode.html'))).toBe(true);
});
