/** Whatever pages, queries and the history hold, what the build reads of them throws nothing and stays within it. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readDiff, readPrompts } from '@markdown/code/transformers';
import { digestOf } from './cache/digest';
import { frontMatterDiagnostic } from '@diagnostics/pageDiagnostic';
import { parseLog } from '@publish/lastUpdated';
import { segmentHan } from '@search/words/segmentHan';
import { compoundsIn, identifierHash, identifiersIn } from '@search/words/identifiers';
import { joined, stem, wordsOf } from '@search/words/terms';
import { sourceHash } from '@publish/sourceHash';

const anything = fc.string({ unit: 'binary' });
const piece = fc.constantFrom(
  'server',
  'changeOrigin',
  '.',
  '-',
  '中文',
  ' ',
  'caches',
  '1',
  '@',
  '/',
  '\n',
);
const text = fc.oneof(
  anything,
  fc.array(piece).map((pieces) => pieces.join('')),
);

it('cuts any text into words that stand where they are said to', () => {
  fc.assert(
    fc.property(text, (whole) => {
      let last = 0;
      for (const { term, start, end } of wordsOf(whole)) {
        expect(term).toMatch(/\S/);
        expect(start).toBeGreaterThanOrEqual(last);
        expect(end).toBeGreaterThan(start);
        expect(end).toBeLessThanOrEqual(whole.length);
        last = start;
      }
      expect(joined(whole)).toBe(joined(joined(whole)));
    }),
  );
});

it('leaves of any word a beginning', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{1,12}$/), (word) => {
      expect(stem(word)).toMatch(/\S/);
      expect(stem(word).length).toBeLessThanOrEqual(word.length + 1);
    }),
  );
});

it('finds identifiers in lower case, and compounds by what they are joined of', () => {
  fc.assert(
    fc.property(text, (whole) => {
      for (const identifier of identifiersIn(whole)) {
        expect(identifier).toBe(identifier.toLowerCase());
        expect(Number.isInteger(identifierHash(identifier))).toBe(true);
      }
      for (const [compound, parts] of compoundsIn(whole)) {
        expect(compound).toBe(joined(compound));
        expect(parts.length).toBeGreaterThan(0);
      }
    }),
  );
});

it('cuts a run of Chinese without losing a character', () => {
  const run = fc.array(fc.constantFrom('构', '建', '工', '具', '的'), {
    minLength: 1,
    maxLength: 20,
  });
  fc.assert(
    fc.property(
      run,
      fc.uniqueArray(fc.constantFrom('构建', '工具', '构建工具')),
      (letters, known) => {
        const whole = letters.join('');
        expect(segmentHan(whole, (word) => known.some((one) => one === word)).join('')).toBe(whole);
      },
    ),
  );
});

it('reads a block of commands or of changes line by line', () => {
  const line = fc.oneof(
    anything.map((written) => written.replace(/\n/g, '')),
    fc.constantFrom('$ npm i', '$ a \\', '+ a', '- b', '  c', '@@ -1 +1 @@', ''),
  );
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      for (const read of [readPrompts(lines), readDiff(lines)]) {
        if (read === null) continue;
        expect(read).toHaveLength(lines.length);
        for (const [index, { text: shown }] of read.entries())
          expect(lines[index]?.endsWith(shown)).toBe(true);
      }
    }),
  );
});

it('reads any history, and takes of each file the newest commit', () => {
  const file = fc.stringMatching(/^[a-z]{1,4}\.mdx$/);
  const commit = fc.tuple(fc.stringMatching(/^20\d\d-01-01$/), fc.array(file));
  fc.assert(
    fc.property(fc.array(commit), (commits) => {
      const log = commits.map(([time, files]) => `\0${time}\n\n${files.join('\n')}\n`).join('');
      for (const [name, time] of parseLog(log)) {
        expect(time).toBe(commits.find(([, files]) => files.includes(name))?.[0]);
      }
    }),
  );
  fc.assert(
    fc.property(anything, (log) => {
      expect(() => parseLog(log)).not.toThrow();
    }),
  );
});

it('knows two states of a page by their words alone, and two lists by where each part ends', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-z]{1,5}$/)), (words) => {
      expect(sourceHash(words.join('\n\n'))).toBe(sourceHash(words.join(' ')));
      expect(sourceHash(`${words.join(' ')} more`)).not.toBe(sourceHash(words.join(' ')));
    }),
  );
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.string({ minLength: 1 }), (one, other) => {
      expect(digestOf(one, other)).not.toBe(digestOf(one + other));
    }),
  );
});

it('finds in any front matter a line of it, or nothing', () => {
  fc.assert(
    fc.property(anything, (yaml) => {
      const source = `---\n${yaml}\n---\n\n# A\n`;
      const diagnostic = frontMatterDiagnostic(source);
      if (!diagnostic) return;
      expect(diagnostic.line).toBeGreaterThanOrEqual(2);
      expect(diagnostic.line).toBeLessThanOrEqual(source.split(/\r\n|\r|\n/).length);
    }),
  );
});
