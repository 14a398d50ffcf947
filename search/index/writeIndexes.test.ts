import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { decodeIndex } from './indexFormat';
import { writeIndexes } from './searchIndexPlugin';

const DOCS = path.join(import.meta.dirname, '../../docs');

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'write-indexes-'));
  mkdirSync(path.join(folder, 'dist/zh'), { recursive: true });
  put('port.html', 'en', 'Port');
  put('host.html', 'en', 'Host');
  put('zh/port.html', 'zh', '端口');
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function put(file: string, lang: string, title: string): void {
  const html = `<html lang="${lang}"><article class="rspress-doc"><h1>${title}</h1></article></html>`;
  writeFileSync(path.join(folder, 'dist', file), html);
}

/** Titles in the index of a language, written as in the next build. */
function titlesAfterBuild(lang: string): string[] {
  const dist = path.join(folder, 'dist');
  writeIndexes(dist, DOCS, { cache: path.join(folder, 'cache') });
  const { pages } = decodeIndex(readFileSync(path.join(dist, `search/${lang}.json`), 'utf8'));
  return pages.map(({ title }) => title);
}

it('indexes what has changed since the last build, and writes the rest again', () => {
  expect(titlesAfterBuild('en')).toEqual(['Host', 'Port']);
  put('port.html', 'en', 'Ports');
  rmSync(path.join(folder, 'dist/search'), { recursive: true });
  expect(titlesAfterBuild('en')).toEqual(['Host', 'Ports']);
  expect(titlesAfterBuild('zh')).toEqual(['端口']);
});

it('drops pages that the last build had', () => {
  titlesAfterBuild('en');
  rmSync(path.join(folder, 'dist/host.html'));
  expect(titlesAfterBuild('en')).toEqual(['Port']);
});
