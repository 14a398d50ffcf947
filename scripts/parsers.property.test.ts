/**
 * Properties of parsers for pages, reports, and built files: any input is parsed without throwing or leaving its
 * bounds.
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { edited } from './content/report/applyEdits';
import { recordSource } from './content/translation/recordSource';
import { faultsOf } from './content/typography/marks';
import { wordsOf } from './content/words/wordsOf';
import { readHtml } from './output/site/readHtml';
import { argumentsOf, readScript } from './samples/checks/shell/commands';
import { closingLine, countStep, totalCounts } from './test/counts';

const anything = fc.string({ unit: 'binary' });

const prose = fc
  .array(
    fc.constantFrom('中文', '，', ',', '（', ')', 'Rsbuild', ' ', '“', '1', '%', '。', '\uE000'),
  )
  .map((pieces) => pieces.join(''));

it('finds typography errors within the text, each with a message', () => {
  fc.assert(
    fc.property(fc.oneof(prose, anything), (text) => {
      for (const { start, end, says, changes } of faultsOf(text)) {
        expect(start).toBeGreaterThanOrEqual(0);
        expect(end).toBeLessThanOrEqual(text.length);
        expect(start).toBeLessThanOrEqual(end);
        expect(says).toMatch(/\S/);
        for (const change of changes) expect(change.end).toBeLessThanOrEqual(text.length);
      }
    }),
  );
});

it('returns words at their position', () => {
  fc.assert(
    fc.property(anything, (text) => {
      for (const word of wordsOf(text)) expect(text.startsWith(word.text, word.at)).toBe(true);
    }),
  );
});

it('applies each group of edits completely or not at all', () => {
  const line = fc.stringMatching(/^[a-z ]{6,12}$/);
  const edit = fc.record({
    line: fc.integer({ min: 1, max: 3 }),
    column: fc.integer({ min: 1, max: 5 }),
    length: fc.nat(2),
    text: fc.stringMatching(/^[A-Z]{0,2}$/),
  });
  fc.assert(
    fc.property(fc.array(line, { minLength: 3, maxLength: 3 }), fc.array(edit), (lines, edits) => {
      const text = lines.join('\n');
      const { text: after, count } = edited(
        text,
        edits.map((one) => [one]),
      );
      expect(after.split('\n')).toHaveLength(lines.length);
      expect(count).toBeLessThanOrEqual(edits.length);
      if (count === 0) expect(after).toBe(text);
      if (edits.length > 0) expect(count).toBeGreaterThan(0);
    }),
  );
});

it('adds a record to any page, once, and keeps its text', () => {
  const page = fc.oneof(
    anything,
    anything.map((text) => `---\ntitle: a\n---\n\n${text}`),
  );
  fc.assert(
    fc.property(page, fc.stringMatching(/^[0-9a-f]{8}$/), (text, hash) => {
      const recorded = recordSource(text, hash);
      expect(recorded).toContain(`sourceHash: '${hash}'`);
      expect(recordSource(recorded, hash)).toBe(recorded);
    }),
  );
});

it('parses any HTML', () => {
  const piece = fc.constantFrom(
    '<a href="',
    '">',
    '</a>',
    '<main>',
    '<h1 id=x>',
    '<img src=',
    '<!--',
    '&#x;',
    '<script>',
    '文',
    '<',
  );
  const html = fc.oneof(
    anything,
    fc.array(piece).map((pieces) => pieces.join('')),
  );
  fc.assert(
    fc.property(html, (source) => {
      const { links, text } = readHtml(source);
      for (const { url } of links) expect(typeof url).toBe('string');
      expect(typeof text).toBe('string');
    }),
  );
});

it('parses any shell script, and reports lines within it', () => {
  const piece = fc.constantFrom(
    'npm run build',
    ' && ',
    '$(',
    ')',
    '"',
    "'",
    '\n',
    '|',
    '#',
    '\\',
    'if',
    ';',
    '<<E',
    '{',
    '中',
  );
  const code = fc.oneof(
    anything,
    fc.array(piece).map((pieces) => pieces.join('')),
  );
  fc.assert(
    fc.property(code, (script) => {
      const { errors, commands } = readScript(script);
      const lines = script.split('\n').length;
      for (const { line } of [...errors, ...commands]) {
        expect(line).toBeGreaterThanOrEqual(1);
        expect(line).toBeLessThanOrEqual(lines);
      }
      for (const { words } of commands) argumentsOf('npm', words);
    }),
  );
});

it('counts a step whatever its runner reported, and never a failed one as passed', () => {
  const report = fc.oneof(fc.json(), anything, fc.constant(undefined));
  fc.assert(
    fc.property(fc.boolean(), report, (succeeded, text) => {
      const counts = countStep(succeeded, text);
      expect(Object.values(counts).every((count) => count >= 0)).toBe(true);
      if (!succeeded) expect(counts.failed).toBeGreaterThan(0);
      expect(closingLine(totalCounts([counts, counts]))).toMatch(/\d/);
    }),
  );
});
