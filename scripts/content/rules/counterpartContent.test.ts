import { describe, expect, it } from 'vitest';
import { page, messagesOf, siteOf } from '../testing/siteOf';
import { counterpartContent } from './counterpartContent';

const check = (en: string, zh: string): string[] =>
  messagesOf(
    counterpartContent.check(siteOf({ 'docs/en/x.mdx': page(en), 'docs/zh/x.mdx': page(zh) })),
  );

const block = (lang: string, code: string): string => `\`\`\`${lang}\n${code}\n\`\`\``;

describe('counterpart-content', () => {
  it.each([
    ['ts', "const url = 'http://a'; // the URL", "// 地址\nconst url = 'http://a';"],
    ['tsx', '<p>{/* text */}a // b</p>', '<p>{/* 文字 */}a // b</p>'],
    ['css', '/* red */\na { color: red }', '/* 红色 */\n\na { color: red }'],
    ['scss', 'a { color: red } // red', 'a { color: red } // 红色'],
    ['bash', '# install\nnpm i # now', '# 安装\nnpm i'],
    ['html', '<p>a</p><!-- text -->', '<!-- 文字 --><p>a</p>'],
    [
      'vue',
      '<script>\n// text\nexport default {}\n</script>',
      '<script>\n// 文字\nexport default {}\n</script>',
    ],
  ])('ignores comments of %s', (lang, en, zh) => {
    expect(check(block(lang, en), block(lang, zh))).toEqual([]);
  });

  it('reports the line of code that differs', () => {
    expect(
      check(
        block('ts', 'export default {\n  mode: 1,\n};'),
        block('ts', 'export default {\n  // 模式\n  mode: 2,\n};'),
      ),
    ).toEqual([
      "docs/zh/x.mdx:8  'mode: 2,' where docs/en/x.mdx:5 has 'mode: 1,'  show the same code in both languages; comments may differ",
    ]);
  });

  it('finds the line among identical ones', () => {
    expect(check(block('ts', 'f();\n}\n{'), block('ts', '// 一\nf();\n}\n}'))).toEqual([
      "docs/zh/x.mdx:9  '}' where docs/en/x.mdx:5 has '{'  show the same code in both languages; comments may differ",
    ]);
    expect(check(block('ts', 'f();\ng();'), block('ts', 'f();'))[0]).toMatch(
      /^docs\/zh\/x\.mdx:5 {2}the end of the code where /,
    );
  });

  it("doesn't treat a hash or slashes inside a line as a comment", () => {
    expect(check(block('bash', 'curl a#b'), block('bash', 'curl a#c'))).toHaveLength(1);
    expect(check(block('ts', "f('http://a')"), block('ts', "f('http://b')"))).toHaveLength(1);
  });

  it('reports missing blocks, extra blocks, and blocks in another language', () => {
    const one = block('ts', 'export {};');
    expect(check(`${one}\n\n${one}`, one)).toEqual([
      'docs/zh/x.mdx:5  no code block after this for docs/en/x.mdx:9  copy the block from there',
    ]);
    expect(check(one, `${one}\n\n${one}`)).toEqual([
      'docs/zh/x.mdx:9  a code block that docs/en/x.mdx lacks  add it there or remove it here',
    ]);
    expect(check(one, block('js', 'export {};'))).toEqual([
      'docs/zh/x.mdx:5  a js block where docs/en/x.mdx:5 has a ts block  show the same code in both languages; comments may differ',
    ]);
  });

  it('accepts links of a section in another order and to another language', () => {
    expect(
      check(
        '[a](/a) [b](/b#c) [d](#d) [MDN](https://developer.mozilla.org/en-US/docs/Web) [Vue](https://vuejs.org/guide)',
        '[乙](/zh/b#c) [甲](/zh/a) [丁](#d) [MDN](https://developer.mozilla.org/zh-CN/docs/Web) [Vue](https://cn.vuejs.org/guide)',
      ),
    ).toEqual([]);
  });

  it('reports links that a section lacks, adds, or changes', () => {
    expect(check('## S\n\n[a](/a)', '## 节 {#s}\n\n文字')).toEqual([
      'docs/zh/x.mdx:5  this section lacks the link to /a of docs/en/x.mdx:7  add it here or remove it there',
    ]);
    expect(check('## S\n\nText', '## 节 {#s}\n\n[乙](/zh/b)')).toEqual([
      'docs/zh/x.mdx:7  a link to /b that the section of docs/en/x.mdx:5 lacks  add it there or remove it here',
    ]);
    expect(check('## S\n\nText\n\n[a](/a)', '## 节 {#s}\n\n[乙](/zh/b)')).toEqual([
      'docs/zh/x.mdx:7  a link to /b where docs/en/x.mdx:9 links to /a  link to the same places in both languages',
    ]);
  });
});
