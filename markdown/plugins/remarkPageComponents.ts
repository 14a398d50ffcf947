import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import type { Root } from 'mdast';
import type { Processor } from 'unified';
import 'mdast-util-mdx-jsx';
import { ALL_PAGES } from '@config/allPages';

/**
 * An import at the top of a page.
 * @param names the imported names; none for a side-effect import
 */
function importDeclaration(module: string, ...names: readonly string[]): MdxjsEsm {
  const source = `'${module}'`;
  const specifiers = names.length > 0 ? `{ ${names.join(', ')} } from ` : '';
  return {
    type: 'mdxjsEsm',
    value: `import ${specifiers}${source};`,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ImportDeclaration',
            specifiers: names.map((name) => ({
              type: 'ImportSpecifier',
              imported: { type: 'Identifier', name },
              local: { type: 'Identifier', name },
            })),
            attributes: [],
            source: { type: 'Literal', value: module, raw: source },
          },
        ],
      },
    },
  };
}

const LAYOUT_MODULE = '@layouts/homeChunk';

/**
 * Imports the layout into pages of type `home`. The engine loads a page's chunk before it shows the page, so the
 * layout is ready, and other pages don't load it.
 */
export function remarkHomeLayout(this: Processor) {
  return (tree: Root): void => {
    const { frontmatter } = this.data('pageMeta' as never) as unknown as {
      frontmatter: { pageType?: unknown };
    };
    if (frontmatter.pageType === 'home') tree.children.unshift(importDeclaration(LAYOUT_MODULE));
  };
}

const VIEW = 'OfflinePages';
const MODULE = '@frame/OfflinePages';

/** Adds the controls for offline reading to the page that lists every page. */
export function remarkOfflinePages() {
  return (tree: Root, { path }: { path: string }): void => {
    if (!ALL_PAGES.test(path)) return;
    tree.children.unshift(importDeclaration(MODULE, VIEW));
    tree.children.push({ type: 'mdxJsxFlowElement', name: VIEW, attributes: [], children: [] });
  };
}
