/** Properties of parsers for content: any input yields a line of the file and never throws. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readFence } from '../../samples/sample/fence';
import type { Diagnostic } from '@diagnostics/Diagnostic';
import { readJson, readYaml } from '@diagnostics/parseData';
import { readMarkdown } from './markdown';
import { withoutComments } from './withoutComments';

const piece = fc.constantFrom(
  ...['# h {#id}', '`', '```ts', '{', '}', '<Steps>', '</Steps>', '<', ':::tip', ':::', '| a |'],
  ...['|-|', '---', 'import X from "x";', '[a](b)', '![', '](', '\\', '- ', '\n', '\n\n', '\r\n'],
  ...['"', "'", ':', ',', '[', ']', '中文', '\u0000', '\uFEFF', 'a: b', '&amp;', '<!--', '-->'],
);
const text = fc.oneof(
  fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join('')),
  fc.string({ unit: 'binary' }),
);

function expectLines(diagnostics: readonly Diagnostic[], source: string, firstLine = 1): void {
  const lines = source.split(/\r\n|\r|\n/).length;
  for (const { line, found, remedy } of diagnostics) {
    expect(line).toBeGreaterThanOrEqual(firstLine);
    expect(line).toBeLessThan(firstLine + lines + 1);
    expect(found).not.toMatch(/\n\s+at /);
    expect(remedy).toMatch(/\S/);
  }
}

it('parses any Markdown', () => {
  fc.assert(
    fc.property(text, fc.constantFrom('md', 'mdx'), (source, format) => {
      const { diagnostic } = readMarkdown(source, format);
      expectLines(diagnostic ? [diagnostic] : [], source);
    }),
  );
});

it('parses any front matter and any JSON', () => {
  fc.assert(
    fc.property(text, (source) => {
      expectLines(readYaml(source, 2).diagnostics, source, 2);
      expectLines(readJson('x.json', source).diagnostics, source);
    }),
  );
});

it('finds the line of every value in JSON', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.stringMatching(/^[a-z]+$/), fc.jsonValue()), (value) => {
      const source = JSON.stringify(value, null, 2);
      const read = readJson('x.json', source);
      expect(read.diagnostics).toEqual([]);
      expect(JSON.stringify(read.value)).toBe(JSON.stringify(value));
      const lines = source.split('\n');
      for (const key of Object.keys(value)) {
        expect(lines[read.lineOf([key]) - 1]).toContain(`"${key}"`);
      }
    }),
  );
});

it('parses any words of a code fence, and returns its attributes unchanged', () => {
  const name = fc.stringMatching(/^[a-z]{1,8}$/).filter((word) => word !== 'title');
  const value = fc.stringMatching(/^[^"'{}]{0,12}$/);
  fc.assert(
    fc.property(fc.dictionary(name, value), fc.string(), (attributes, rest) => {
      const meta = Object.entries(attributes).map(([key, value]) => `${key}="${value}"`);
      expect(readFence(meta.join(' ')).attributes).toEqual(attributes);
      expect(() => readFence(rest)).not.toThrow();
    }),
  );
});

it('removes the comments of any sample, idempotently', () => {
  const language = fc.constantFrom('ts', 'tsx', 'css', 'bash', 'html', 'text', undefined);
  fc.assert(
    fc.property(fc.string(), language, (code, lang) => {
      expect(withoutComments(code, lang).every((line) => line.trimEnd() === line)).toBe(true);
    }),
  );
});
