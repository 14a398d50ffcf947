import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { bundlerSentences } from './bundlerDiagnostics';

it('extracts a diagnostic from the bundler’s error', () => {
  const sentence = 'docs/en/a.mdx:3:1  the page does not parse: x  close each tag';
  const message = `  × Module build failed (from ./config/pages/loader.mjs):\n  ╰─▶   × ${sentence}\n`;
  expect(bundlerSentences({ message, error: new Error(sentence) })).toEqual([sentence]);
});

it('reports each of several diagnostics', () => {
  const sentences = ['docs/en/_nav.json:1  a  b', 'docs/zh/_nav.json:2  c  d'];
  const error = new Error(sentences.join('\n'));
  expect(bundlerSentences({ message: '', error })).toEqual(sentences);
});

it('ignores errors that aren’t about content', () => {
  const error = new TypeError('x is not a function\n    at y (a.js:1:2)');
  expect(bundlerSentences({ message: '× Module build failed', error })).toEqual([]);
  const module = { resource: path.resolve('theme/index.tsx') };
  expect(bundlerSentences({ message: "Can't resolve './x' in '/y'", module })).toEqual([]);
});

it('reports the line of a page that imports a missing file', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'bundler-diagnostics-'));
  const page = path.join(folder, 'a.mdx');
  writeFileSync(page, "---\ntitle: A\n---\n\nimport B from '../shared/b.mdx';\n\n<B />\n");
  const message = `  × Module not found: Can't resolve '../shared/b.mdx' in '${folder}'\n`;
  expect(bundlerSentences({ message, module: { resource: page } })).toEqual([
    `${path.relative('', page)}:5  ../shared/b.mdx does not exist  add it, or correct the path`,
  ]);
  rmSync(folder, { recursive: true });
});
