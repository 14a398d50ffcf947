import { describe, expect, it } from 'vitest';
import { page, messagesOf, siteOf } from '../testing/siteOf';
import { spelling } from './spelling';

const find = (body: string, misspelt: Record<string, string | undefined>) =>
  spelling.check({
    ...siteOf({ 'docs/en/x.mdx': page(body), 'docs/zh/x.mdx': page(body) }),
    misspelt: new Map(Object.entries(misspelt)),
  });
const check = (body: string): string[] => messagesOf(find(body, { confguration: undefined }));

const REST =
  'write it as `code` if it is a name in code, or add it to scripts/content/words/dictionary.txt';

describe('spelling', () => {
  it('reports an unknown word, in each place, in English pages only', () => {
    expect(check('# X\n\nThe confguration of it\nis the Confguration.')).toEqual([
      `docs/en/x.mdx:7  confguration is in no dictionary  correct it, ${REST}`,
    ]);
  });

  it('suggests a similar word of other sentences', () => {
    expect(check('A configuration, then a confguration.')).toEqual([
      `docs/en/x.mdx:5  confguration is in no dictionary  did you mean configuration? If not, ${REST}`,
    ]);
  });

  it('reports British spelling, and can fix it', () => {
    const problems = find('A colour.', { colour: 'color' });
    expect(messagesOf(problems)).toEqual([
      'docs/en/x.mdx:5  colour is British spelling, and the site is written in American English  write color',
    ]);
    expect(problems[0]?.edits).toEqual([{ line: 5, column: 3, length: 6, text: 'color' }]);
    expect(find('## A colour', { colour: 'color' })[0]?.edits).toBeUndefined();
  });

  it('ignores code', () => {
    expect(check('# X\n\n`confguration`\n\n```ts\nlet confguration;\n```')).toEqual([]);
  });
});
