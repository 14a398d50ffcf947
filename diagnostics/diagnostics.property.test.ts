/** No content of a writer's file makes the diagnostics throw, and each is a single line with a location. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readJson } from './parseData';
import { sentenceOf, sentencesIn, diagnosticSentence } from './Diagnostic';
import { includedPath, includesOf } from './includes';
import { markdownDiagnostic } from './markdownDiagnostic';
import { navigationDiagnostics } from './navigationDiagnostics';
import { closestMatch } from './closestMatch';
import { sidebarEntries } from './sidebarEntries';
import { sidebarTree } from './sidebarTree';

const PLACED = /^docs\/x\.(?:json|mdx):\d+(?::\d+)? {2}\S.* {2}\S/;

const key = fc.constantFrom('type', 'name', 'label', 'link', 'items', 'text', 'activeMatch', 'tag');
const value = fc.oneof(
  fc.constantFrom('file', 'dir', 'divider', 'custom-link', 'a', 'b', '', null, 1, true),
  fc.array(fc.dictionary(key, fc.jsonValue({ maxDepth: 1 })), { maxLength: 2 }),
);
const entries = fc.oneof(
  fc.array(fc.oneof(fc.constantFrom('a', 'b'), fc.dictionary(key, value)), { maxLength: 4 }),
  fc.jsonValue(),
);
const page = fc.constantFrom('a.mdx', 'a/b.mdx', 'a/index.mdx', 'a/c/d.md');

it('reads any _nav.json and any _meta.json', () => {
  fc.assert(
    fc.property(entries, (written) => {
      const file = readJson('docs/x.json', JSON.stringify(written, null, 1));
      const diagnostics = [...navigationDiagnostics(file), ...sidebarEntries(file).problems];
      for (const diagnostic of diagnostics) expect(sentenceOf(diagnostic)).toMatch(PLACED);
    }),
  );
});

it('follows any sidebars to their end, and lists only existing pages', () => {
  fc.assert(
    fc.property(entries, entries, fc.uniqueArray(page), (outer, inner, paths) => {
      const pages = paths.map((path) => ({ path }));
      const sidebars = [
        { ...readJson('docs/x.json', JSON.stringify(outer)), folder: 'a' },
        { ...readJson('docs/x.json', JSON.stringify(inner)), folder: 'a/c' },
      ];
      const { placedEntries, problems } = sidebarTree({ root: 'docs', pages, sidebars }, 'a');
      for (const placedEntry of placedEntries) expect(pages).toContain(placedEntry.page);
      for (const diagnostic of problems) expect(sentenceOf(diagnostic)).toMatch(PLACED);
    }),
  );
});

it('reports a location for any error of a parser', () => {
  const thrown = fc.record(
    { reason: fc.string(), line: fc.nat(), column: fc.nat() },
    { requiredKeys: [], noNullPrototype: true },
  );
  fc.assert(
    fc.property(fc.oneof(thrown, fc.string(), fc.string().map(Error)), (error) => {
      const sentence = sentenceOf({ file: 'docs/x.mdx', ...markdownDiagnostic(error) });
      expect(sentence).toMatch(PLACED);
      expect(sentence).not.toContain('\n');
    }),
  );
});

it('extracts the diagnostics from an error, and none from any other text', () => {
  const text = fc.stringMatching(/^[a-z<"{}]+( [a-z<"{}]+)*$/);
  const diagnostic = fc.record({ line: fc.nat(), found: text, remedy: text });
  fc.assert(
    fc.property(fc.array(diagnostic, { minLength: 1 }), text, (diagnostics, other) => {
      const placed = diagnostics.map((one) => ({ ...one, file: 'docs/x.mdx' }));
      expect(sentencesIn(diagnosticSentence(placed).message)).toEqual(placed.map(sentenceOf));
      expect(sentencesIn(`TypeError: ${other}\n    at x (a.js:1:2)`)).toEqual([]);
    }),
  );
});

it('finds an include anywhere except inside a longer fence', () => {
  const name = fc.stringMatching(/^\.\/[a-z]{1,8}\.ts$/);
  const line = fc.constantFrom('', 'text', '- item', '# Heading');
  fc.assert(
    fc.property(fc.array(line), name, (before, file) => {
      const block = ['```ts file="' + file + '"', '```'];
      expect(includesOf([...before, ...block].join('\r\n'))).toEqual([
        { line: before.length + 1, file },
      ]);
      expect(includesOf([...before, '````md', ...block, '````'].join('\n'))).toEqual([]);
      expect(includedPath(file, 'docs/en/x.mdx', 'docs')).toBe(`docs/en/${file.slice(2)}`);
    }),
  );
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (source) => {
      expect(() => includesOf(source)).not.toThrow();
    }),
  );
});

it('suggests only one of the candidates', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.string()), (word, candidates) => {
      expect([undefined, ...candidates]).toContain(closestMatch(word, candidates));
      if (word !== '') expect(closestMatch(word, [...candidates, word])).toBe(word);
    }),
  );
});
