import { describe, expect, it } from 'vitest';
import { page, messagesOf, siteOf } from '../testing/siteOf';
import { names } from './names';

const found = (file: string, body: string): string[] =>
  names.check(siteOf({ [file]: page(body) })).map((problem) => problem.found);
const english = (body: string): string[] => found('docs/en/x.mdx', body);
const chinese = (body: string): string[] => found('docs/zh/x.mdx', body);

describe('names', () => {
  it('accepts the right forms, code, file names, packages, and URLs', () => {
    expect(
      english(
        '# Rsbuild and webpack\n\nJavaScript on Node.js, `rsbuild`, rsbuild.config.ts, @rsbuild/core, rsbuild-plugin-a, [github.com](https://github.com), .css files',
      ),
    ).toEqual([]);
    expect(english('### fastRefresh\n\n| webpack |\n| --- |\n| esbuild |')).toEqual([]);
    expect(
      chinese(
        '见 [rspack.rs](https://rspack.rs)。用 webpack-merge、SASS_PATH、[rsbuild preview](/a)。',
      ),
    ).toEqual([]);
    expect(chinese('模块热替换（HMR）、热更新与开发服务器。')).toEqual([]);
  });

  it('accepts unmarked code in a description, which has no Markdown', () => {
    const text = page('# X', 'description: Runs in Node’s http server.');
    expect(names.check(siteOf({ 'docs/en/x.mdx': text }))).toEqual([]);
  });

  it("doesn't fix a heading whose id would change", () => {
    const [problem] = names.check(siteOf({ 'docs/en/x.mdx': page('## Use NodeJS') }));
    expect(problem?.edits).toBeUndefined();
  });

  it.each([
    ['RSBuild', 'Rsbuild'],
    ['rsbuild', 'Rsbuild'],
    ['Webpack', 'webpack'],
    ['Javascript', 'JavaScript'],
    ['Typescript', 'TypeScript'],
    ['NodeJS', 'Node.js'],
    ['node.js', 'Node.js'],
    ['Github', 'GitHub'],
    ['NPM', 'npm'],
    ['TailwindCSS', 'Tailwind CSS'],
    ['sourcemap', 'source map'],
  ])('reports %s and suggests %s', (wrong, right) => {
    expect(english(`Use ${wrong}, please.`)).toEqual([`${wrong} for ${right}`]);
  });

  it.each([
    ['热重载', '热更新'],
    ['开发服务', '开发服务器'],
    ['打包工具', '打包器'],
    ['其它', '其他'],
    ['源码映射', 'source map'],
    ['Webpack', 'webpack'],
  ])('reports %s and suggests %s in Chinese', (wrong, right) => {
    expect(chinese(`这里的 ${wrong} 很快`)).toEqual([`${wrong} for ${right}`]);
  });

  it('suggests the right form, and can write it', () => {
    const [problem] = names.check(siteOf({ 'docs/en/x.mdx': page('# X\n\nUse **Webpack**.') }));
    expect(messagesOf(problem ? [problem] : [])).toEqual([
      'docs/en/x.mdx:7  Webpack for webpack  write webpack, or `Webpack` as code if it is a name in code',
    ]);
    expect(problem?.edits).toEqual([{ line: 7, column: 7, length: 7, text: 'webpack' }]);
  });
});
