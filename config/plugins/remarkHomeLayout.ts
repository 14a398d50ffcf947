import type { Root } from 'mdast';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import type { Processor } from 'unified';

const LAYOUT_MODULE = '@layouts/homeChunk';

const importLayout: MdxjsEsm = {
  type: 'mdxjsEsm',
  value: `import '${LAYOUT_MODULE}';`,
  data: {
    estree: {
      type: 'Program',
      sourceType: 'module',
      body: [
        {
          type: 'ImportDeclaration',
          specifiers: [],
          attributes: [],
          source: { type: 'Literal', value: LAYOUT_MODULE, raw: `'${LAYOUT_MODULE}'` },
        },
      ],
    },
  },
};

/**
 * Lets a page of type home import its layout. The engine loads a page's chunk before it shows the page,
 * so the layout is there in time, and readers of other pages never load it.
 */
export function remarkHomeLayout(this: Processor) {
  return (tree: Root): void => {
    const { frontmatter } = this.data('pageMeta' as never) as unknown as {
      frontmatter: { pageType?: unknown };
    };
    if (frontmatter.pageType === 'home') tree.children.unshift(structuredClone(importLayout));
  };
}
