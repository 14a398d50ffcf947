import fc from 'fast-check';
import { expect, it } from 'vitest';
import { diffLines } from './diffLines';

const texts = fc.array(fc.constantFrom('a', 'b', 'c', '  a'), { maxLength: 12 });

it('contains both texts, line by line', () => {
  fc.assert(
    fc.property(texts, texts, (before, after) => {
      const lines = diffLines(before.join('\n'), after.join('\n'));
      const without = (mark: string): string[] =>
        lines.filter((line) => line.mark !== mark).map(({ text }) => text);
      expect(without('+')).toEqual(before);
      expect(without('-')).toEqual(after);
    }),
  );
});

it('keeps the lines that both texts have', () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(diffLines(text.join('\n'), text.join('\n')).every(({ mark }) => mark === ' ')).toBe(
        true,
      );
    }),
  );
  expect(diffLines('a\nb\nc', 'a\nc\nd').map(({ mark, text }) => mark + text)).toEqual([
    ' a',
    '-b',
    ' c',
    '+d',
  ]);
});
