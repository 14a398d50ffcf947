import { describe, expect, it } from 'vitest';
import { isStatic, staticPage } from './staticPage';

const page = (text: string, frontMatter = 'description: A page') =>
  isStatic(`---\n${frontMatter}\n---\n\n# Page\n\n${text}\n`, 'docs/en/page.mdx');

describe('a static page', () => {
  it.each([
    ['has only text', 'Text'],
    ['imports a static component', "import { Steps } from '@components/Steps';"],
    ['imports in a sample', "```ts\nimport { a } from './a';\nexport const b = a;\n```"],
    ['mentions a file in code', 'Write `<img src="./a.png">`.'],
    ['links to a page in the same folder', '[Mode](./mode.mdx)'],
  ])('%s', (_, text) => {
    expect(page(text)).toBe(true);
  });
});

describe('an interactive page', () => {
  it.each([
    ['imports an interactive component', "import { BenchmarkChart } from '@components/Benchmark';"],
    ['imports a fragment', "import Install from '../shared/install.mdx';"],
    ['exports', 'export const a = 1;'],
    ['has an event listener', '<button onClick={() => {}}>Go</button>'],
    ['shows an image from the same folder', '![A flow](./flow.svg)'],
    ['shows such an image with a tag', '<img src="./flow.svg" alt="" />'],
  ])('%s', (_, text) => {
    expect(page(text)).toBe(false);
  });

  it('has a page type without an article', () => {
    expect(page('Text', 'pageType: custom')).toBe(false);
    expect(page('Text', 'pageType: "doc-wide"')).toBe(true);
  });

  it('lists all pages, or is not Markdown', () => {
    expect(isStatic('# Pages', 'docs/en/pages.mdx')).toBe(false);
    expect(isStatic('# Page', 'docs/en/page.tsx')).toBe(false);
  });
});

describe('a compiled static page', () => {
  const meta =
    'MDXContent.__RSPRESS_PAGE_META["en%2Fa.mdx"] = {"title":"A","routePath":"/a","lang":"en","version":""};\n';

  it('contains the engine’s metadata', () => {
    expect(staticPage(`import {jsx} from "react/jsx-runtime";\n${meta}`, 'a.mdx')).toEqual({
      routePath: '/a',
      data: { title: 'A', routePath: '/a', lang: 'en', version: '' },
    });
  });

  it('fails the build if it contains an interactive component', () => {
    expect(() => staticPage(`import {A} from '@frame/A';\n${meta}`, 'docs/en/a.mdx')).toThrow(
      'docs/en/a.mdx  imports @frame/A',
    );
  });
});
