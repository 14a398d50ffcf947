import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LANGUAGES } from '@config/site';
import { sentenceOf } from './Diagnostic';
import { frameDiagnostics } from './frameDiagnostics';

let root: string;

const FILES = {
  '_nav.json': '[{ "text": "Guide", "link": "/guide/first" }]',
  'index.mdx': '# Home',
  'guide/_meta.json': '["first", { "type": "dir", "name": "more", "label": "More" }]',
  'guide/first.mdx': '# First',
  'guide/more/_meta.json': '["second"]',
  'guide/more/second.mdx': '# Second',
};

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'frame-diagnostics-'));
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

/** Diagnostics of the pages above with some of their files changed. */
function diagnosticsAfter(changed: Record<string, string> = {}): string[] {
  for (const [name, text] of Object.entries({ ...FILES, ...changed })) {
    const file = path.join(root, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const place = `${path.relative('', root)}/`;
  return frameDiagnostics(root).diagnostics.map((diagnostic) =>
    sentenceOf(diagnostic).replaceAll(place, ''),
  );
}

describe('diagnostics of navigation and sidebars', () => {
  it('finds nothing in valid files', () => {
    expect(diagnosticsAfter()).toEqual([]);
  });

  it('finds nothing if a language has no pages', () => {
    expect(frameDiagnostics(path.join(root, 'none'))).toEqual({ diagnostics: [], files: [] });
  });

  it.each([
    ['guide/_meta.json', '["first",\n, "more"]', /^guide\/_meta\.json:2 {2}not valid JSON: .+ {2}/],
    [
      'guide/_meta.json',
      '{ "a": 1 }',
      'guide/_meta.json:1  this is not a list  write [ entry, entry ]',
    ],
    [
      'guide/_meta.json',
      '["first",\n"third"]',
      'guide/_meta.json:2  no page third here  add guide/third.mdx, or remove the entry',
    ],
    [
      'guide/more/_meta.json',
      '["second", "no"]',
      'guide/more/_meta.json:1  no page no here  add guide/more/no.mdx, or remove the entry',
    ],
    [
      'guide/_meta.json',
      '[{ "type": "dir", "name": "gone", "label": "Gone" }]',
      'guide/_meta.json:1  no folder gone with pages here  add guide/gone/, or remove the entry',
    ],
    ['_nav.json', '[{', /^_nav\.json:1 {2}not valid JSON: .+ {2}/],
    ['_nav.json', '{}', '_nav.json:1  the value is {}  write a list of items'],
    [
      '_nav.json',
      '[\n{ "link": "/" }\n]',
      '_nav.json:2  [0].text is missing  add the text that readers see',
    ],
    ['_meta.json', '[]', /^_meta\.json:1 {2}a _meta\.json above the sections/],
  ])('reports the line of a mistake in %s with %j', (file, text, sentence) => {
    const [first] = diagnosticsAfter({ [file]: text });
    expect(first).toEqual(
      typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
    );
  });

  it('checks folders of a section without `_meta.json`', () => {
    diagnosticsAfter();
    rmSync(path.join(root, 'guide/_meta.json'));
    const { diagnostics } = frameDiagnostics(root);
    expect(diagnostics).toEqual([]);
    writeFileSync(path.join(root, 'guide/more/_meta.json'), '["no"]');
    expect(frameDiagnostics(root).diagnostics.map(({ found }) => found)).toEqual([
      'no page no here',
    ]);
  });
});

it.each(
  LANGUAGES.flatMap(({ lang }) => [
    `docs/${lang}`,
    ...['frame', 'site', 'offline'].map((name) => `tests/fixtures/${name}/docs/${lang}`),
  ]),
)('finds nothing in %s', (folder) => {
  expect(frameDiagnostics(path.resolve(folder)).diagnostics).toEqual([]);
});
