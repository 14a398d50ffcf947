import { describe, expect, it } from 'vitest';
import { page, said, siteOf } from '../testing/siteOf';
import { fences } from './fences';

const check = (body: string): string[] =>
  said(fences.check(siteOf({ 'docs/en/x.mdx': page(body) })));

describe('fences', () => {
  it('takes blocks with a language', () => {
    expect(
      check('```bash\nnpm run build\necho $HOME\n```\n\n```ts title="a.ts"\nexport {};\n```'),
    ).toEqual([]);
  });

  it('asks for the language', () => {
    expect(check('```\nbuilt in 1 s\n```')).toEqual([
      'docs/en/x.mdx:5  a code block without a language  write it after the ```, for example ```ts, ```bash or ```text',
    ]);
  });

  it('refuses a prompt, which readers would copy', () => {
    expect(check('```bash\ncd app\n$ npm run dev\n```')).toEqual([
      'docs/en/x.mdx:7  a $ prompt: $ npm run dev  write npm run dev',
    ]);
  });
});
