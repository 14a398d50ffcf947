import { describe, expect, it } from 'vitest';
import { isStatic, staticPage } from './staticPage';

const page = (text: string, frontMatter = 'description: A page') =>
  isStatic(`---\n${frontMatter}\n---\n\n# Page\n\n${text}\n`, 'docs/en/page.mdx');

describe('a page whose article the browser takes as HTML', () => {
  it.each([
    ['has text alone', 'Text'],
    ['imports what answers as HTML', "import { Steps } from '@components/Steps';"],
    ['imports in a sample', "```ts\nimport { a } from './a';\nexport const b = a;\n```"],
    ['names a file in code', 'Write `<img src="./a.png">`.'],
    ['links to a page beside it', '[Mode](./mode.mdx)'],
  ])('%s', (_, text) => {
    expect(page(text)).toBe(true);
  });
});

describe('a page that React draws', () => {
  it.each([
    ['imports what lives', "import { BenchmarkChart } from '@components/Benchmark';"],
    ['imports a fragment', "import Install from '../shared/install.mdx';"],
    ['exports', 'export const a = 1;'],
    ['listens', '<button onClick={() => {}}>Go</button>'],
    ['shows an image beside it', '![A flow](./flow.svg)'],
    ['shows one by its tag', '<img src="./flow.svg" alt="" />'],
  ])('%s', (_, text) => {
    expect(page(text)).toBe(false);
  });

  it('is of a type that has no article', () => {
    expect(page('Text', 'pageType: custom')).toBe(false);
    expect(page('Text', 'pageType: "doc-wide"')).toBe(true);
  });

  it('lists all pages, or is no Markdown', () => {
    expect(isStatic('# Pages', 'docs/en/pages.mdx')).toBe(false);
    expect(isStatic('# Page', 'docs/en/page.tsx')).toBe(false);
  });
});

describe('a plain page, compiled', () => {
  const meta =
    'MDXContent.__RSPRESS_PAGE_META["en%2Fa.mdx"] = {"title":"A","routePath":"/a","lang":"en","version":""};\n';

  it('says what the engine knows of it', () => {
    expect(staticPage(`import {jsx} from "react/jsx-runtime";\n${meta}`, 'a.mdx')).toEqual({
      routePath: '/a',
      lang: 'en',
      version: '',
      data: { title: 'A', routePath: '/a', lang: 'en', version: '' },
    });
  });

  it('stops the build where something lives in it after all', () => {
    expect(() => staticPage(`import {A} from '@frame/A';\n${meta}`, 'docs/en/a.mdx')).toThrow(
      'docs/en/a.mdx  came to import @frame/A',
    );
  });
});
