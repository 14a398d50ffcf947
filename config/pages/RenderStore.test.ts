import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getRouteChunkName } from '@rspress/core/dist/node/route/routeChunkAssets.js';
import type { RouteMeta } from '@rspress/core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { RenderStore } from './RenderStore';

const PAGE = 'en/guide/start/index.mdx';
const RENDERING = { heads: [{ title: 'Start\n' }], appHtml: '<div>\n\n开始</div>' };

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'render-store-'));
  mkdirSync(path.join(folder, 'bundle'));
  write('main.cjs', 'shared');
  write(`${getRouteChunkName({ relativePath: PAGE } as RouteMeta)}.cjs`, 'page');
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function write(file: string, code: string): void {
  writeFileSync(path.join(folder, 'bundle', file), code);
}

/** As a new build opens it. */
const opened = () => new RenderStore(path.join(folder, 'bundle'), path.join(folder, 'kept'));

const keyOf = (page: string): string => opened().keyOf(page) ?? '';

it('finds in the next build what this one kept, and nothing by another key or of another page', () => {
  const key = keyOf(PAGE);
  opened().keep(PAGE, key, RENDERING);
  expect(opened().find(PAGE, key)).toEqual(RENDERING);
  expect(opened().find(PAGE, 'other')).toBeUndefined();
  expect(opened().find('zh/guide/start/index.mdx', key)).toBeUndefined();
});

it('has another key for a page whose own code has changed, or that which pages share', () => {
  const key = keyOf(PAGE);
  expect(key).toMatch(/^[\da-f]{64}$/);
  expect(keyOf(PAGE)).toBe(key);
  write('main.cjs', 'shared, changed');
  const afterShared = keyOf(PAGE);
  expect(afterShared).not.toBe(key);
  write('late.cjs', 'more to share');
  expect(keyOf(PAGE)).not.toBe(afterShared);
  write('main.cjs', 'shared');
  rmSync(path.join(folder, 'bundle/late.cjs'));
  expect(keyOf(PAGE)).toBe(key);
  write(`${getRouteChunkName({ relativePath: PAGE } as RouteMeta)}.cjs`, 'page, changed');
  expect(keyOf(PAGE)).not.toBe(key);
});

it('keeps the key of a page when another changes', () => {
  const key = keyOf(PAGE);
  write(`${getRouteChunkName({ relativePath: 'en/index.mdx' } as RouteMeta)}.cjs`, 'other');
  expect(keyOf(PAGE)).toBe(key);
});

it('has no key for a page without code of its own', () => {
  expect(opened().keyOf('en/index.mdx')).toBeUndefined();
});

it('keeps one file for a page, and finds nothing in one that broke off', () => {
  const key = keyOf(PAGE);
  opened().keep(PAGE, 'old', RENDERING);
  opened().keep(PAGE, key, RENDERING);
  const [store = ''] = readdirSync(path.join(folder, 'kept'));
  const [file = '', ...others] = readdirSync(path.join(folder, 'kept', store));
  expect(others).toEqual([]);
  writeFileSync(path.join(folder, 'kept', store, file), key.slice(0, 9));
  expect(opened().find(PAGE, key)).toBeUndefined();
});
