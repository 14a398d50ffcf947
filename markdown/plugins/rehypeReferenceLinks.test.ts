import { createProcessor } from '@mdx-js/mdx';
import type { Element, Root } from 'hast';
import remarkGfm from 'remark-gfm';
import { codeToHast } from 'shiki';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { highlighting } from '../code/highlighter';
import { keyOf } from '../code/references/Reference';
import type { ReferencePages } from '../code/references/referencePages';
import { rehypeCodeBlock } from './rehypeCodeBlock';
import { rehypeReferenceLinks } from './rehypeReferenceLinks';

const WRITTEN: Record<string, string> = {
  'option:output.distPath': '/config/output/dist-path',
  'option:output.minify': '/config/output/minify',
  'plugin:plugin-react.fastRefresh': '/plugins/list/plugin-react#fastrefresh',
};

const pages: ReferencePages = {
  urlOf(reference, lang) {
    const url = WRITTEN[keyOf(reference)];
    return url && (lang === 'zh' ? `/zh${url}` : url);
  },
  digest: [],
};

const plugin = () => rehypeReferenceLinks({ pages, docs: '/docs' });

/** The highlighted HTML of a configuration. */
async function sample(code: string, page = 'en/guide/a.mdx'): Promise<string> {
  const meta = { __raw: 'title="rsbuild.config.ts"' };
  const tree = await codeToHast(code, { ...highlighting, lang: 'ts', meta });
  plugin()(tree, { path: `/docs/${page}` });
  rehypeCodeBlock()(tree);
  return String((tree.children[0] as Element).properties.html);
}

/** Text and URL of each link on a page. */
async function links(markdown: string, page = 'en/guide/a.mdx'): Promise<string[]> {
  const found: string[] = [];
  const collect = () => (tree: Root) => {
    const read = (node: Root | Element) => {
      for (const child of node.children) {
        if (child.type === 'element' && child.tagName === 'a') {
          found.push(`${JSON.stringify(child.children[0])} ${String(child.properties.href)}`);
        }
        if ('children' in child) read(child as Element);
      }
    };
    read(tree);
  };
  await createProcessor({ remarkPlugins: [remarkGfm], rehypePlugins: [plugin, collect] }).process(
    new VFile({ path: `/docs/${page}`, value: markdown }),
  );
  return found.map((line) => line.replace(/^.*"value":"([^"]*)".* (\S+)$/, '$1 $2'));
}

describe('rehypeReferenceLinks in a sample', () => {
  const code = 'export default { output: { distPath: {}, target: 1, distPath: {} } };';

  it('links an option once, in the color of its token, and no code without a page', async () => {
    const html = await sample(code);
    expect(html).toContain('<a class=p href=/config/output/dist-path>distPath</a>');
    expect(html.match(/<a /g)).toHaveLength(1);
    expect(html).not.toContain('data-reference');
  });

  it('links to the language of the page', async () => {
    expect(await sample(code, 'zh/guide/a.mdx')).toContain('href=/zh/config/output/dist-path>');
  });

  it("doesn't link a page to itself", async () => {
    expect(await sample(code, 'zh/config/output/dist-path.mdx')).not.toContain('<a ');
  });

  it('keeps the text unchanged', async () => {
    const html = await sample(code);
    expect(html.replace(/<[^>]*>/g, '')).toBe(code);
  });
});

describe('rehypeReferenceLinks in a sentence', () => {
  it('links the path of an option, also with a field or a value', async () => {
    expect(
      await links('`output.distPath`\n\n## B\n\n`output.distPath.js`\n\n`output.minify: false`'),
    ).toEqual([
      'output.distPath /config/output/dist-path',
      'output.distPath.js /config/output/dist-path',
      'output.minify: false /config/output/minify',
    ]);
    expect(await links('`output.minify`', 'zh/guide/a.mdx')).toEqual([
      'output.minify /zh/config/output/minify',
    ]);
  });

  it('links an option once per section', async () => {
    expect(await links('`output.minify` `output.minify`\n\n## B\n\n`output.minify`')).toHaveLength(
      2,
    );
  });

  it("doesn't link another tool's options in a comparison table", async () => {
    const table = '| webpack | Rsbuild |\n| --- | --- |\n| `output.distPath` | `output.minify` |';
    expect(await links(table)).toEqual(['output.minify /config/output/minify']);
    expect(await links(table.replace('Rsbuild', 'Meaning'))).toHaveLength(2);
  });

  it.each([
    ['a heading', '## `output.minify`'],
    ['a link', '[`output.minify`](/x)'],
    ['a card, which is a link', '<Card href="/x">\n\n`output.minify`\n\n</Card>'],
  ])("doesn't link in %s", async (_, markdown) => {
    expect(
      (await links(markdown)).filter((link) => link.endsWith('/config/output/minify')),
    ).toEqual([]);
  });

  it("doesn't link other code", async () => {
    expect(await links('`minify` `output.other` `output.minify()` `a.output.minify`')).toEqual([]);
  });
});
