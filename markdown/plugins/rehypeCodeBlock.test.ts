import type { Element, Root } from 'hast';
import { codeToHast, type ShikiTransformer } from 'shiki';
import { describe, expect, it } from 'vitest';
import { highlighting } from '../code/highlighter';
import { rehypeCodeBlock } from './rehypeCodeBlock';

/** The HTML of a code fence; `given` is the properties that the engine's own transformers set. */
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

const htmlOf = async (...args: Parameters<typeof block>) =>
  String((await block(...args)).properties.html);

describe('the HTML of a block', () => {
  it('colors by class, and adds no element around plain text', async () => {
    expect(await htmlOf('ts', 'const a = 1;')).toBe(
      '<pre><code><span class=k>const</span> a = <span class=n>1</span>;</code></pre>',
    );
  });

  it('has no element for a line without a mark', async () => {
    expect(await htmlOf('ts', 'a;\nb;\nc;', { meta: '{2}' })).toBe(
      '<pre><code>a;\n<span class=hl>b;\n</span>c;</code></pre>',
    );
  });

  it('numbers all lines with `lineNumbers`', async () => {
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
  ])('marks the line of %s and removes the notation', async (notation, className) => {
    expect(await htmlOf('ts', `a; // ${notation}`)).toBe(
      `<pre><code><span class=${className}>a;</span></code></pre>`,
    );
  });

  it('marks the block if some lines are focused', async () => {
    expect(await htmlOf('ts', 'a; // [!code focus]\nb;')).toBe(
      '<pre><code class=focusing><span class=focus>a;\n</span>b;</code></pre>',
    );
  });

  it('escapes HTML', async () => {
    expect(await htmlOf('text', '<b>&amp;</b>')).toBe(
      '<pre><code>&lt;b>&amp;amp;&lt;/b></code></pre>',
    );
  });

  it("doesn't color the output of a command", async () => {
    expect(await htmlOf('bash', '$ npm test\necho "1"')).toBe(
      '<pre><code><span class=prompt><span class=f>npm</span><span class=s> test</span>\n' +
        '</span><span class=out>echo "1"</span></code></pre>',
    );
  });
});

describe('the props of a block', () => {
  const lines = (count: number) => Array.from({ length: count }, () => 'a;').join('\n');

  it('contain title, language and wrapping', async () => {
    const { properties } = await block('ts', 'a;', { given: { title: 'a.ts', wrapCode: true } });
    expect(properties).toMatchObject({ title: 'a.ts', lang: 'ts', isWrapped: true });
  });

  it('call plain text without a title output', async () => {
    expect((await block('text', 'a')).properties).toMatchObject({ isOutput: true });
    expect((await block('text', 'a')).properties).not.toHaveProperty('lang');
    const { properties } = await block('text', 'a', { given: { title: '.env' } });
    expect(properties).not.toHaveProperty('isOutput');
  });

  it('contain the number of lines of a folded block', async () => {
    expect((await block('ts', lines(40))).properties).not.toHaveProperty('lines');
    expect((await block('ts', lines(41))).properties).toMatchObject({ lines: 41 });
    const asked = await block('ts', lines(3), { given: { fold: true, height: '300' } });
    expect(asked.properties).toMatchObject({ lines: 3, height: '300' });
  });

  it('contain no number of lines with `fold=false` or a height', async () => {
    const open = await block('ts', lines(60), { meta: 'fold=false' });
    expect(open.properties).not.toHaveProperty('lines');
    const scrolling = await block('ts', lines(60), { given: { height: '200' } });
    expect(scrolling.properties).not.toHaveProperty('lines');
  });
});

it('puts the block into the page without a nested root', async () => {
  const own = await codeToHast('a;', { ...highlighting, lang: 'ts' });
  const page = { type: 'root', children: [own] } as unknown as Root;
  rehypeCodeBlock()(page);
  expect(page.children).toMatchObject([{ type: 'element', tagName: 'pre' }]);
});
