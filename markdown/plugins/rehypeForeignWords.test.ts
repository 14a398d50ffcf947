import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { codeToHast } from 'shiki';
import { describe, expect, it } from 'vitest';
import { highlighting } from '../code/highlighter';
import { rehypeCodeBlock } from './rehypeCodeBlock';
import { rehypeForeignWords } from './rehypeForeignWords';

/** The transformed content of a page. */
function marked(lang: string, html: string): string {
  const tree = fromHtml(html, { fragment: true });
  rehypeForeignWords()(tree, { path: `/site/docs/${lang}/guide/a.mdx` });
  return toHtml(tree);
}

/** The HTML of a sample. */
async function sample(lang: string, code: string): Promise<string> {
  const tree = await codeToHast(code, { ...highlighting, lang: 'ts' });
  rehypeForeignWords()(tree, { path: `/site/docs/${lang}/guide/a.mdx` });
  rehypeCodeBlock()(tree);
  return String((tree.children[0] as Element).properties.html);
}

describe('on a Chinese page', () => {
  it('marks code as English', () => {
    expect(marked('zh', '<p>设为 <code>true</code>。</p>')).toBe(
      '<p>设为 <code lang="en">true</code>。</p>',
    );
  });

  it("doesn't mark code with Chinese words", () => {
    expect(marked('zh', '<code>你好</code>')).toBe('<code>你好</code>');
  });

  it('marks a sample as English, except its Chinese comments', async () => {
    expect(await sample('zh', 'let a; // 注释')).toContain(
      '<code lang=en><span class=k>let</span> a; <span class=c lang=zh>// 注释</span></code>',
    );
  });

  it('marks a quoted sentence as English, but not a name', () => {
    expect(
      marked('zh', '<p>看到 “Cannot read properties of null” 时，检查 Create React App。</p>'),
    ).toBe(
      '<p>看到 “<span lang="en">Cannot read properties of null</span>” 时，检查 Create React App。</p>',
    );
  });

  it("doesn't change content that has a language", () => {
    const html = '<p lang="en">It says so by itself already.</p>';
    expect(marked('zh', html)).toBe(html);
  });
});

describe('on an English page', () => {
  it("doesn't mark code and sentences", () => {
    const page = '<p>Set <code>true</code> to see all of it.</p>';
    expect(marked('en', page)).toBe(page);
  });

  it('marks Chinese words in text, in code, and in a sample', async () => {
    expect(marked('en', '<p>Write 你好，世界 or <code>你</code>.</p>')).toBe(
      '<p>Write <span lang="zh">你好，世界</span> or <code lang="zh">你</code>.</p>',
    );
    expect(await sample('en', "a = '你好';")).toContain(
      "<code>a = <span class=s lang=zh>'你好'</span>;</code>",
    );
  });
});

it("doesn't change a page without a language", () => {
  const tree = fromHtml('<code>你好</code>', { fragment: true });
  rehypeForeignWords()(tree, { path: '/site/elsewhere.mdx' });
  expect(toHtml(tree)).toBe('<code>你好</code>');
});
