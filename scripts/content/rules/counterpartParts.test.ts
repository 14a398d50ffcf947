import { describe, expect, it } from 'vitest';
import { page, messagesOf, siteOf } from '../testing/siteOf';
import { counterpartParts } from './counterpartParts';

const DESCRIPTION = 'description: X.';
const check = (en: string, zh: string, enKeys = DESCRIPTION, zhKeys = DESCRIPTION): string[] =>
  messagesOf(
    counterpartParts.check(
      siteOf({ 'docs/en/x.mdx': page(en, enKeys), 'docs/zh/x.mdx': page(zh, zhKeys) }),
    ),
  );

describe('counterpart-parts', () => {
  it('accepts counterparts with the same parts in another order', () => {
    expect(
      check(
        '<Badge text="a" /> ![a](/a.png) <Tab label="b" /> ![b](/en/b.png)',
        '![乙](/zh/b.png) <Tab label="乙" /> <Badge text="甲" /> ![甲](/a.png)',
        DESCRIPTION,
        `${DESCRIPTION}\nsourceHash: '0123abcd'`,
      ),
    ).toEqual([]);
  });

  it('reports a front matter key that one of them lacks', () => {
    expect(
      check('# X', '# X', `${DESCRIPTION}\noutline: false`, `${DESCRIPTION}\ntitle: 甲`),
    ).toEqual([
      'docs/zh/x.mdx:1  no outline in the front matter, which docs/en/x.mdx:3 has  add it here or remove it there',
      'docs/zh/x.mdx:3  title in the front matter, which docs/en/x.mdx lacks  add it there or remove it here',
    ]);
  });

  it('reports a missing or extra component', () => {
    expect(check('<Tab />\n\n<Tab />', '<Tab />')).toEqual([
      'docs/zh/x.mdx:1  <Tab> once, and 2 times in docs/en/x.mdx:7  add it here or remove it there',
    ]);
    expect(check('Text', '文字\n\n<Tab />')).toEqual([
      'docs/zh/x.mdx:7  <Tab> once, and not at all in docs/en/x.mdx  add it there or remove it here',
    ]);
  });

  it('reports a component with different facts, and ignores different texts', () => {
    expect(check('<OptionMeta of="mode" />', '<OptionMeta of="root" />')).toEqual([
      'docs/zh/x.mdx:1  <OptionMeta of="mode"> not at all, and once in docs/en/x.mdx:5  add it here or remove it there',
      'docs/zh/x.mdx:5  <OptionMeta of="root"> once, and not at all in docs/en/x.mdx  add it there or remove it here',
    ]);
    expect(check('<Badge tone="tip" text="a" />', '<Badge tone="tip" text="甲" />')).toEqual([]);
  });

  it('reports a different image', () => {
    expect(check('![a](/a.png)', '![甲](/b.png)')).toEqual([
      'docs/zh/x.mdx:1  the image /a.png not at all, and once in docs/en/x.mdx:5  add it here or remove it there',
      'docs/zh/x.mdx:5  the image /b.png once, and not at all in docs/en/x.mdx  add it there or remove it here',
    ]);
  });

  it('reports tables with other rows, and missing tables', () => {
    const table = '| A |\n| - |\n| 1 |';
    expect(check(`${table}\n| 2 |`, table)).toEqual([
      'docs/zh/x.mdx:5  the table has 2 rows, and 3 in docs/en/x.mdx:5  show the same rows in both languages',
    ]);
    expect(check(table, `${table}\n\nText.\n\n${table}`)).toEqual([
      'docs/zh/x.mdx:11  2 tables, and 1 in docs/en/x.mdx  show the same tables in both languages',
    ]);
  });

  it('reports names and values in Chinese text that the English page does not have', () => {
    expect(check('Set `server.port`.', '设置 `server.port`，`示例`。')).toEqual([]);
    expect(check('Set `server.port`.', '设置 `server.host`。')).toEqual([
      'docs/zh/x.mdx:5  `server.host` is not in docs/en/x.mdx  write the same names and values in both languages',
    ]);
  });
});
