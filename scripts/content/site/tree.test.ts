import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { syntax } from '../rules/syntax';
import { messagesOf } from '../testing/siteOf';
import { readSite } from './readSite';
import { readContentTree } from './tree';

const PAGE = '---\ndescription: Ä\n---\n\n# Ä\n';
const UTF8 = 'save it as UTF-8, without a mark';

const problemsIn = (bytes: Buffer): string[] => {
  const root = mkdtempSync(path.join(tmpdir(), 'tree-'));
  onTestFinished(() => {
    rmSync(root, { recursive: true });
  });
  mkdirSync(path.join(root, 'docs/en'), { recursive: true });
  writeFileSync(path.join(root, 'docs/en/x.mdx'), bytes);
  return messagesOf(syntax.check(readSite(readContentTree(root))));
};

it('reads pages in UTF-8, with any line endings', () => {
  expect(problemsIn(Buffer.from(PAGE))).toEqual([]);
  expect(problemsIn(Buffer.from(PAGE.replaceAll('\n', '\r\n')))).toEqual([]);
});

it.each([
  ['UTF-16', Buffer.from(`\uFEFF${PAGE}`, 'utf16le'), 'it is not text in UTF-8'],
  ['Latin-1', Buffer.from(PAGE, 'latin1'), 'it is not text in UTF-8'],
  ['a mark before the text', Buffer.from(`\uFEFF${PAGE}`), 'it begins with a byte order mark'],
  ['no text', Buffer.from(`${PAGE}\0`), 'it is not text in UTF-8'],
])('reports a page that contains %s', (_kind, bytes, found) => {
  expect(problemsIn(bytes)).toEqual([
    `docs/en/x.mdx:1  the file cannot be read: ${found}  ${UTF8}`,
  ]);
});
