import fc from 'fast-check';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, it } from 'vitest';
import { parse } from './parse';

const GFM = unified().use(remarkParse).use(remarkGfm).freeze();
const THE_ENGINES = { md: GFM, mdx: GFM().use(remarkMdx).freeze() };

it.each([
  'Write to me@example.com, or (you.too@a-b.example.org).',
  'Write to me\\@example.com or me&commat;example.com.',
  'Install rsbuild@latest, @rsbuild/core@1.7.6 or core@1.7.6-beta.',
  'See https://example.com/a_b, http\\://example.com and www.example.com.',
  '[me@example.com](/a), `me@example.com` and **www.example.com/a**',
])('links the same text as the engine: %s', (source) => {
  for (const format of ['md', 'mdx'] as const) {
    expect(parse(source, format)).toEqual(THE_ENGINES[format].parse(source));
  }
});

it('returns the same tree as the engine for any text', () => {
  const piece = fc.constantFrom(
    ...['a', 'me', '@', '.', 'b.c', '-', '_', '1', '\\', '&commat;', ' ', '\n', 'www.', 'http://'],
    ...['[', '](', ')', '`', '**', '|', '(', '中', '# ', '- '],
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
      const source = pieces.join('');
      expect(parse(source, 'md')).toEqual(GFM.parse(source));
    }),
  );
});
