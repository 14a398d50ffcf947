import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { referenceOf } from './Reference';
import { readReferencePages } from './referencePages';

let docs = '';
beforeEach(() => {
  docs = mkdtempSync(path.join(tmpdir(), 'reference-'));
});
afterEach(() => {
  rmSync(docs, { recursive: true });
});

function write(file: string, text = '# Title'): void {
  mkdirSync(path.dirname(path.join(docs, file)), { recursive: true });
  writeFileSync(path.join(docs, file), text);
}

const addressOf = (key: string, lang: 'en' | 'zh' = 'en') =>
  readReferencePages(docs).urlOf(referenceOf(key), lang);

it('returns the page that documents an option, in the requested language', () => {
  write('en/config/output/dist-path.mdx');
  expect(addressOf('option:output.distPath')).toBe('/config/output/dist-path');
  expect(addressOf('option:output.distPath', 'zh')).toBeUndefined();
  write('zh/config/output/dist-path.mdx');
  expect(addressOf('option:output.distPath', 'zh')).toBe('/zh/config/output/dist-path');
});

it("returns the section of a plugin’s option, or the plugin's page", () => {
  write('zh/plugins/list/plugin-react.mdx', '# React\n\n### fastRefresh {#fast}\n');
  expect(addressOf('plugin:plugin-react', 'zh')).toBe('/zh/plugins/list/plugin-react');
  expect(addressOf('plugin:plugin-react.fastRefresh', 'zh')).toBe(
    '/zh/plugins/list/plugin-react#fast',
  );
  expect(addressOf('plugin:plugin-react.splitChunks', 'zh')).toBe('/zh/plugins/list/plugin-react');
});

it('returns the section of a member, in any form of its heading', () => {
  write(
    'en/api/javascript-api/instance.mdx',
    '# Instance\n\n```md\n## rsbuild.preview\n```\n\n## rsbuild.build()\n\n## `rsbuild.preview`\n',
  );
  expect(addressOf('member:instance.build')).toBe('/api/javascript-api/instance#rsbuildbuild');
  expect(addressOf('member:instance.preview')).toBe('/api/javascript-api/instance#rsbuildpreview');
  expect(addressOf('member:instance.inspectConfig')).toBeUndefined();
});

it('uses the section of a hook for the same hook of the instance', () => {
  write('en/plugins/dev/hooks.mdx', '# Hooks\n\n### onBeforeBuild\n');
  expect(addressOf('member:pluginApi.onBeforeBuild')).toBe('/plugins/dev/hooks#onbeforebuild');
  expect(addressOf('member:instance.onBeforeBuild')).toBe('/plugins/dev/hooks#onbeforebuild');
});
