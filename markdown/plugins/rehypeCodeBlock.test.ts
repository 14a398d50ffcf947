import type { Element, Root } from 'hast';
import { codeToHast, type ShikiTransformer } from 'shiki';
import { describe, expect, it } from 'vitest';
import { highlighting } from '../code/highlighter';
import { rehypeCodeBlock } from './rehypeCodeBlock';

/** What a fence becomes; `given` stands for what the engine's own transformers put on the element. */
async function block(
  lang: string,
  code: string,
  { meta = '', given = {} }: { meta?: string; given?: Record<string, string | boolean> } = {},
) {
  const engine: ShikiTransformer = {
    pre(node) {
      Object.assign(node.properties, { lang, ...given });
    },
  };
  const tree = await codeToHast(code, {
    ...highlighting,
    transformers: [engine, ...highlighting.transformers],
    lang,
    meta: { __raw: meta },
  });
  rehypeCodeBlock()(tree);
  return tree.children[0] as Element;
}

const SIZE = / style="contain-intrinsic-size:([^"]+)"/;

const wholeHtmlOf = async (...args: Parameters<typeof block>) =>
  String((await block(...args)).properties.html);

/** Without the size, which has tests of its own. */
const htmlOf = async (...args: Parameters<typeof block>) =>
  (await wholeHtmlOf(...args)).replace(SIZE, '');

const sizeOf = async (...args: Parameters<typeof block>) =>
  SIZE.exec(await wholeHtmlOf(...args))?.[1];

describe('the size that is said of the text', () => {
  it('is that of its lines and of the longest of them', async () => {
    expect(await sizeOf('ts', 'a;\n\nconst b = 1;')).toBe('12ch 3lh');
  });

  it('leaves out what a notation left behind', async () => {
    expect(await sizeOf('ts', 'a; // [!code ++]\nb;')).toBe('2ch 2lh');
  });

  it.each([
    ['characters that may be wider than others', 'ts', "say('你好');", {}],
    ['a tab', 'ts', '\ta;', {}],
    ['a prompt before the text', 'bash', '$ npm install', {}],
    ['numbers before the lines', 'ts', 'a;', { given: { lineNumbers: true } }],
  ] as const)('is not said where there are %s', async (_, lang, code, options) => {
    expect(await sizeOf(lang, code, options)).toBeUndefined();
  });
});

describe('the prepared string', () => {
  it('colours by class, and leaves plain text without an element', async () => {
    expect(await htmlOf('ts', 'const a = 1;')).toBe(
      '<pre><code><span class=k>const</span> a = <span class=n>1</span>;</code></pre>',
    );
  });

  it('has no element for a line on which nothing is drawn', async () => {
    expect(await htmlOf('ts', 'a;\nb;\nc;', { meta: '{2}' })).toBe(
      '<pre><code>a;\n<span class=hl>b;\n</span>c;</code></pre>',
    );
  });

  it('numbers every line where asked to', async () => {
    expect(await htmlOf('ts', 'a;\nb;', { given: { lineNumbers: true } })).toBe(
      '<pre><code><span class=l>a;\n</span><span class=l>b;</span></code></pre>',
    );
  });

  it.each([
    ['[!code ++]', 'add'],
    ['[!code --]', 'del'],
    ['[!code error]', 'err'],
    ['[!code warning]', 'warn'],
    ['[!code highlight]', 'hl'],
  ])('draws %s and leaves nothing of it in the text', async (notation, className) => {
    expect(await htmlOf('ts', `a; // ${notation}`)).toBe(
      `<pre><code><span class=${className}>a;</span></code></pre>`,
    );
  });

  it('marks code with focused lines as a whole', async () => {
    expect(await htmlOf('ts', 'a; // [!code focus]\nb;')).toBe(
      '<pre><code class=focusing><span class=focus>a;\n</span>b;</code></pre>',
    );
  });

  it('keeps what looks like HTML as text', async () => {
    expect(await htmlOf('text', '<b>&amp;</b>')).toBe(
      '<pre><code>&lt;b>&amp;amp;&lt;/b></code></pre>',
    );
  });

  it('colours no output of a command', async () => {
    expect(await htmlOf('bash', '$ npm test\necho "1"')).toBe(
      '<pre><code><span class=prompt><span class=f>npm</span><span class=s> test</span>\n' +
        '</span><span class=out>echo "1"</span></code></pre>',
    );
  });
});

describe('what stands beside the string', () => {
  const lines = (count: number) => Array.from({ length: count }, () => 'a;').join('\n');

  it('is title, language and wrap, where they say something', async () => {
    const { properties } = await block('ts', 'a;', { given: { title: 'a.ts', wrapCode: true } });
    expect(properties).toMatchObject({ title: 'a.ts', lang: 'ts', isWrapped: true });
  });

  it('says of plain text without a title that a command printed it', async () => {
    expect((await block('text', 'a')).properties).toMatchObject({ isOutput: true });
    expect((await block('text', 'a')).properties).not.toHaveProperty('lang');
    const { properties } = await block('text', 'a', { given: { title: '.env' } });
    expect(properties).not.toHaveProperty('isOutput');
  });

  it('is the number of lines of a block that folds', async () => {
    expect((await block('ts', lines(40))).properties).not.toHaveProperty('lines');
    expect((await block('ts', lines(41))).properties).toMatchObject({ lines: 41 });
    const asked = await block('ts', lines(3), { given: { fold: true, height: '300' } });
    expect(asked.properties).toMatchObject({ lines: 3, height: '300' });
  });

  it('is no fold where the fence says so, or scrolls', async () => {
    const open = await block('ts', lines(60), { meta: 'fold=false' });
    expect(open.properties).not.toHaveProperty('lines');
    const scrolling = await block('ts', lines(60), { given: { height: '200' } });
    expect(scrolling.properties).not.toHaveProperty('lines');
  });
});

it('stands in the page without a root of its own', async () => {
  const own = await codeToHast('a;', { ...highlighting, lang: 'ts' });
  const page = { type: 'root', children: [own] } as unknown as Root;
  rehypeCodeBlock()(page);
  expect(page.children).toMatchObject([{ type: 'element', tagName: 'pre' }]);
});
