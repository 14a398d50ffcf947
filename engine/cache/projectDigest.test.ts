import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { digestOf, BUILD_FOLDERS, buildDigest, RENDER_FOLDERS } from './digest';
import tsconfig from '../../tsconfig.json';

let project: string;

const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
  writeFileSync(path.join(project, file), text);
};

const digest = (): string => buildDigest(project, 'rspress.config.ts', path.join(project, 'docs'));

beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'digest-'));
  for (const file of ['package-lock.json', 'i18n.json', 'rspress.config.ts']) {
    cpSync(file, path.join(project, file));
  }
  for (const folder of BUILD_FOLDERS) write(`${folder}/module.ts`, '');
  write('config/facts/options.json', '{}');
  write('docs/public/logo.svg', '<svg/>');
  write('docs/en/index.mdx', '# Page');
});

afterEach(() => {
  rmSync(project, { recursive: true });
});

it.each([
  'package-lock.json',
  'i18n.json',
  'rspress.config.ts',
  'config/facts/options.json',
  'markdown/plugins/new.ts',
  'docs/public/logo.svg',
  'docs/en/new.png',
])('changes with %s', (file) => {
  const before = digest();
  write(file, 'changed');
  expect(digest()).not.toBe(before);
});

it('doesn’t change with a test, or with a page, whose text is part of its key', () => {
  const before = digest();
  write('docs/en/index.mdx', '# Another');
  write('markdown/plugins/new.test.ts', 'changed');
  expect(digest()).toBe(before);
});

it('depends on where each part ends', () => {
  expect(digestOf('ab', 'c')).not.toBe(digestOf('a', 'bc'));
});

it('covers every folder of modules that a page can import', () => {
  const aliased = Object.values(tsconfig.compilerOptions.paths).flat();
  const folders = new Set(aliased.map((target) => target.split('/')[1] ?? ''));
  folders.delete('tests');
  expect(new Set([...BUILD_FOLDERS, ...RENDER_FOLDERS])).toEqual(folders);
});
