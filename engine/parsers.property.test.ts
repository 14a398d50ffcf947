/** The build's parsers of pages, queries and Git history: no input makes them throw or return a position outside it. */
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

it('splits any text into words at the reported positions', () => {
  fc.assert(
    fc.property(text, (input) => {
      let last = 0;
      for (const { term, start, end } of wordsOf(input)) {
        expect(term).toMatch(/\S/);
        expect(start).toBeGreaterThanOrEqual(last);
        expect(end).toBeGreaterThan(start);
        expect(end).toBeLessThanOrEqual(input.length);
        last = start;
      }
      expect(joined(input)).toBe(joined(joined(input)));
    }),
  );
});

it('stems any word to a prefix of it', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{1,12}$/), (word) => {
      expect(stem(word)).toMatch(/\S/);
      expect(stem(word).length).toBeLessThanOrEqual(word.length + 1);
    }),
  );
});

it('finds identifiers in lowercase, and compounds by their parts', () => {
  fc.assert(
    fc.property(text, (input) => {
      for (const identifier of identifiersIn(input)) {
        expect(identifier).toBe(identifier.toLowerCase());
        expect(Number.isInteger(identifierHash(identifier))).toBe(true);
      }
      for (const [compound, parts] of compoundsIn(input)) {
        expect(compound).toBe(joined(compound));
        expect(parts.length).toBeGreaterThan(0);
      }
    }),
  );
});

it('segments Chinese text without dropping a character', () => {
  const run = fc.array(fc.constantFrom('构', '建', '工', '具', '的'), {
    minLength: 1,
    maxLength: 20,
  });
  fc.assert(
    fc.property(
      run,
      fc.uniqueArray(fc.constantFrom('构建', '工具', '构建工具')),
      (letters, known) => {
        const joinedLetters = letters.join('');
        expect(
          segmentHan(joinedLetters, (word) => known.some((one) => one === word)).join(''),
        ).toBe(joinedLetters);
      },
    ),
  );
});

it('parses blocks of commands and diffs line by line', () => {
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

it('parses any history, and uses the newest commit of each file', () => {
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

it('hashes a page by its words only, and a list by where each part ends', () => {
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

it('returns a line within any front matter, or nothing', () => {
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
