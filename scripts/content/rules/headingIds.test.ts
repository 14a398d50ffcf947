import { describe, expect, it } from 'vitest';
import { page, messagesOf, siteOf } from '../testing/siteOf';
import { headingIds } from './headingIds';

const check = (en: string, zh: string): string[] =>
  messagesOf(headingIds.check(siteOf({ 'docs/en/x.mdx': page(en), 'docs/zh/x.mdx': page(zh) })));

describe('heading-ids', () => {
  it('accepts counterparts with the same ids in the same order', () => {
    expect(
      check(
        '# Mode\n\n## When to use it\n\n### `root` & **more**\n\n<Steps>\n\n### Install\n\n</Steps>',
        '# 模式\n\n## 何时使用 {#when-to-use-it}\n\n### `root` 与更多 {#root--more}\n\n<Steps>\n\n### 安装 {#install}\n\n</Steps>',
      ),
    ).toEqual([]);
  });

  it('requires a Chinese heading to have the id of its counterpart', () => {
    expect(check('# X\n\n## Usage', '# X\n\n## 用法')).toEqual([
      'docs/zh/x.mdx:7  the heading says no id: ## 用法  write ## 用法 {#usage}',
    ]);
  });

  it('ignores a name that produces the same id in both languages', () => {
    expect(check('# X\n\n## `fastRefresh`', '# X\n\n## `fastRefresh`')).toEqual([]);
  });

  it('corrects a different id', () => {
    expect(check('# X\n\nText.\n\n## Usage', '# X\n\n## 用法 {#use}')).toEqual([
      'docs/zh/x.mdx:7  the id use where docs/en/x.mdx:9 has usage  write {#usage}',
    ]);
  });

  it('reports only the first difference of structure', () => {
    expect(check('# X\n\n## A\n\n### B\n\n## C', '# X\n\n## 甲 {#a}\n\n## 丙 {#c}')).toEqual([
      'docs/zh/x.mdx:9  level 2 where docs/en/x.mdx:9 has level 3, ### B  write ### … {#b} here, or add the missing heading',
    ]);
    expect(check('# X\n\n## A\n\n## B', '# X\n\n## 甲 {#a}')).toEqual([
      'docs/zh/x.mdx:7  no heading after this for ## B of docs/en/x.mdx:9  write it as ## … {#b}',
    ]);
    expect(check('# X\n\n## A', '# X\n\n## 甲 {#a}\n\n## 乙 {#b}\n\n## 丙 {#c}')).toEqual([
      'docs/zh/x.mdx:9  a heading that docs/en/x.mdx lacks: ## 乙  add it there or remove it here',
    ]);
  });

  it('rejects a duplicate id', () => {
    expect(
      check('# X\n\n## Usage\n\n## How {#usage}', '# X\n\n## 甲 {#usage}\n\n## 乙 {#usage}'),
    ).toEqual([
      'docs/en/x.mdx:9  the id usage is taken by line 7  give this heading an explicit id, {#id}',
      'docs/zh/x.mdx:9  the id usage is taken by line 7  give this heading an explicit id, {#id}',
    ]);
  });

  it('rejects an id on the title', () => {
    expect(check('# X', '# 标题 {#x}')).toEqual([
      'docs/zh/x.mdx:5  the title has an id: {#x}  remove {#x}: a link to a page needs no id',
    ]);
  });
});
