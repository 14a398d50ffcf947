import { describe, expect, it } from 'vitest';
import { edited } from '../report/applyEdits';
import { page, messagesOf, siteOf } from '../testing/siteOf';
import { typography } from './typography';

const check = (text: string) => typography.check(siteOf({ 'docs/zh/x.mdx': text }));

/** The page after `--fix`, which repeats until nothing is left to fix. */
function fixed(text: string): string {
  const { text: next, count } = edited(
    text,
    check(text).map(({ edits = [] }) => edits),
  );
  return count === 0 ? next : fixed(next);
}

describe('typography', () => {
  it('ignores English pages, code, and URLs', () => {
    expect(
      typography.check(
        siteOf({
          'docs/en/x.mdx': page('# 中文English'),
          'docs/zh/x.mdx': page(
            '# 标题\n\n`中文,English`\n\n```ts\n// 中文,English\n```\n\n[链接](/zh/中文a)',
          ),
        }),
      ),
    ).toEqual([]);
  });

  it('reports the text and its correction', () => {
    expect(messagesOf(check(page('# 标题\n\n请先使用Rsbuild构建。')))).toEqual([
      'docs/zh/x.mdx:7  no space between Chinese and Latin: 请先使用Rsbuil  write 请先使用 Rsbuil',
      'docs/zh/x.mdx:7  no space between Latin and Chinese: sbuild构建。  write sbuild 构建。',
    ]);
  });

  it.each([
    ['# 用Rsbuild {#a}', '# 用 Rsbuild {#a}'],
    ['见[Rspack](/a)的文档', '见 [Rspack](/a) 的文档'],
    ['见**Rspack**的[`a`](/b)项', '见 **Rspack** 的 [`a`](/b) 项'],
    ['> - 用`a`，\n>   再用b。', '> - 用 `a`，\n>   再用 b。'],
    ['| 键a |\n| --- |\n| 值,值 |', '| 键 a |\n| --- |\n| 值，值 |'],
    [
      '<Card title="用Rsbuild" href="/a用b">中a</Card>',
      '<Card title="用 Rsbuild" href="/a用b">中 a</Card>',
    ],
    [':::tip 用Rsbuild\n好.\n:::', ':::tip 用 Rsbuild\n好。\n:::'],
    ['见下文(即[`a`](/b))。', '见下文（即 [`a`](/b)）。'],
  ])('fixes %j and keeps the rest', (body, corrected) => {
    expect(fixed(page(body))).toBe(page(corrected));
  });

  it('fixes the description', () => {
    expect(fixed(page('# 标题', 'description: 用Rsbuild'))).toBe(
      page('# 标题', 'description: 用 Rsbuild'),
    );
  });

  it('reports an escaped description without fixing it', () => {
    const text = page('# 标题', "description: '用Rsbuild ''好'''");
    expect(check(text).length).toBeGreaterThan(0);
    expect(fixed(text)).toBe(text);
  });

  it('keeps the space that ends bold text after punctuation', () => {
    expect(check(page('**注意：** 它变了'))).toEqual([]);
  });
});
