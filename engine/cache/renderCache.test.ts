import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getRouteChunkName } from '@rspress/core/dist/node/route/routeChunkAssets.js';
import type { RouteMeta } from '@rspress/core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { renderCache } from './renderCache';

const PAGE = 'en/guide/start/index.mdx';
const OTHER = 'en/index.mdx';
const RENDERING = { heads: [{ title: 'Start\n' }], appHtml: '<div>\n\n开始</div>' };

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'render-cache-'));
  mkdirSync(path.join(folder, 'bundle'));
  write('main.cjs', 'shared');
  writePage(PAGE, 'page');
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function write(file: string, code: string): void {
  writeFileSync(path.join(folder, 'bundle', file), code);
}

function writePage(page: string, code: string): void {
  write(`${getRouteChunkName({ relativePath: page } as RouteMeta)}.cjs`, code);
}

/** Opens the cache as the next build does. */
const opened = () => renderCache(path.join(folder, 'bundle'), path.join(folder, 'cache'));

it('returns what an earlier build rendered', () => {
  opened().set(PAGE, RENDERING);
  expect(opened().get(PAGE)).toEqual(RENDERING);
});

it('returns nothing for a page whose code has changed, and keeps the others', () => {
  writePage(OTHER, 'other');
  opened().set(PAGE, RENDERING);
  opened().set(OTHER, RENDERING);
  writePage(PAGE, 'page, changed');
  expect(opened().get(PAGE)).toBeUndefined();
  expect(opened().get(OTHER)).toEqual(RENDERING);
});

it('returns nothing once shared code has changed, been added, or been removed', () => {
  write('more.cjs', 'more');
  opened().set(PAGE, RENDERING);
  write('main.cjs', 'shared, changed');
  expect(opened().get(PAGE)).toBeUndefined();
  write('main.cjs', 'shared');
  expect(opened().get(PAGE)).toEqual(RENDERING);
  write('late.cjs', 'late');
  expect(opened().get(PAGE)).toBeUndefined();
  rmSync(path.join(folder, 'bundle/late.cjs'));
  rmSync(path.join(folder, 'bundle/more.cjs'));
  expect(opened().get(PAGE)).toBeUndefined();
});

it('stores nothing for a page without a file in the bundle', () => {
  opened().set(OTHER, RENDERING);
  writePage(OTHER, 'other');
  expect(opened().get(OTHER)).toBeUndefined();
});
