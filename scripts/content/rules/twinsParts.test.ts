import { describe, expect, it } from 'vitest';
import { page, said, siteOf } from '../testing/siteOf';
import { twinsParts } from './twinsParts';

const DESCRIPTION = 'description: X.';
const check = (en: string, zh: string, enKeys = DESCRIPTION, zhKeys = DESCRIPTION): string[] =>
  said(
    twinsParts.check(
      siteOf({ 'docs/en/x.mdx': page(en, enKeys), 'docs/zh/x.mdx': page(zh, zhKeys) }),
    ),
  );

describe('twins-parts', () => {
  it('lets twins with the same parts in another order pass', () => {
    expect(
      check(
        '<Badge text="a" /> ![a](/a.png) <Tab label="b" /> ![b](/en/b.png)',
        '![乙](/zh/b.png) <Tab label="乙" /> <Badge text="甲" /> ![甲](/a.png)',
        DESCRIPTION,
        `${DESCRIPTION}\nsourceHash: '0123abcd'`,
      ),
    ).toEqual([]);
  });

  it('tells a front matter key that one of them lacks', () => {
    expect(
      check('# X', '# X', `${DESCRIPTION}\noutline: false`, `${DESCRIPTION}\ntitle: 甲`),
    ).toEqual([
      'docs/zh/x.mdx:1  no outline in the front matter, which docs/en/x.mdx:3 has  add it here or remove it there',
      'docs/zh/x.mdx:3  title in the front matter, which docs/en/x.mdx lacks  add it there or remove it here',
    ]);
  });

  it('tells a component that is missing or too many', () => {
    expect(check('<Tab />\n\n<Tab />', '<Tab />')).toEqual([
      'docs/zh/x.mdx:1  <Tab> once, and 2 times in docs/en/x.mdx:7  add it here or remove it there',
    ]);
    expect(check('Text', '文字\n\n<Tab />')).toEqual([
      'docs/zh/x.mdx:7  <Tab> once, and not at all in docs/en/x.mdx  add it there or remove it here',
    ]);
  });

  it('tells a component whose facts differ, and lets its words differ', () => {
    expect(check('<OptionMeta of="mode" />', '<OptionMeta of="root" />')).toEqual([
      'docs/zh/x.mdx:1  <OptionMeta of="mode"> not at all, and once in docs/en/x.mdx:5  add it here or remove it there',
      'docs/zh/x.mdx:5  <OptionMeta of="root"> once, and not at all in docs/en/x.mdx  add it there or remove it here',
    ]);
    expect(check('<Badge tone="tip" text="a" />', '<Badge tone="tip" text="甲" />')).toEqual([]);
  });

  it('tells an image that differs', () => {
    expect(check('![a](/a.png)', '![甲](/b.png)')).toEqual([
      'docs/zh/x.mdx:1  the image /a.png not at all, and once in docs/en/x.mdx:5  add it here or remove it there',
      'docs/zh/x.mdx:5  the image /b.png once, and not at all in docs/en/x.mdx  add it there or remove it here',
    ]);
  });
});
