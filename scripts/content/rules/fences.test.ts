import { describe, expect, it } from 'vitest';
import { page, messagesOf, siteOf } from '../testing/siteOf';
import { fences } from './fences';

const check = (body: string): string[] =>
  messagesOf(fences.check(siteOf({ 'docs/en/x.mdx': page(body) })));

describe('fences', () => {
  it('accepts blocks with a language', () => {
    expect(
      check('```bash\nnpm run build\necho $HOME\n```\n\n```ts title="a.ts"\nexport {};\n```'),
    ).toEqual([]);
  });

  it('requires the language', () => {
    expect(check('```\nbuilt in 1 s\n```')).toEqual([
      'docs/en/x.mdx:5  a code block without a language  write it after the ```, for example ```ts, ```bash or ```text',
    ]);
  });

  it("accepts the highlighter's languages under all their names", () => {
    expect(check('```yml\na: 1\n```\n\n```txt\nx\n```')).toEqual([]);
    expect(check('```tsxx\nx\n```')).toEqual([
      'docs/en/x.mdx:5  tsxx is not a language that can be highlighted  did you mean tsx?',
    ]);
  });

  it('rejects meaningless words after the language', () => {
    expect(check('```ts titel="a.ts"\nx\n```')).toEqual([
      'docs/en/x.mdx:5  titel is no attribute of a code block  did you mean title?',
    ]);
  });

  it('rejects highlighted lines that the block does not have', () => {
    expect(check('```ts {1,2-3}\na();\nb();\n```')).toEqual([
      'docs/en/x.mdx:5  line 3 is highlighted, and the block has 2  correct the numbers in braces',
    ]);
  });

  it('rejects a prompt, which users would copy', () => {
    expect(check('```bash\ncd app\n$ npm run dev\n```')).toEqual([
      'docs/en/x.mdx:7  a $ prompt: $ npm run dev  write npm run dev',
    ]);
  });
});
