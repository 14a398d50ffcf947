import type { Root } from 'mdast';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import 'mdast-util-mdx-jsx';

const VIEW = 'OfflineShelf';
const MODULE = '@frame/OfflineShelf';

/** The page that lists every page, in any language; `theme/model/allPages.ts` names it too. */
const ALL_PAGES = /(?:^|[\\/])pages\.mdx?$/;

const name = { type: 'Identifier' as const, name: VIEW };

const importView: MdxjsEsm = {
  type: 'mdxjsEsm',
  value: `import { ${VIEW} } from '${MODULE}';`,
  data: {
    estree: {
      type: 'Program',
      sourceType: 'module',
      body: [
        {
          type: 'ImportDeclaration',
          specifiers: [{ type: 'ImportSpecifier', imported: name, local: name }],
          attributes: [],
          source: { type: 'Literal', value: MODULE, raw: `'${MODULE}'` },
        },
      ],
    },
  },
};

/** Puts what a reader can keep for offline reading under the text of the page that lists every page. */
export function remarkOfflineShelf() {
  return (tree: Root, { path }: { path: string }): void => {
    if (!ALL_PAGES.test(path)) return;
    tree.children.unshift(structuredClone(importView));
    tree.children.push({ type: 'mdxJsxFlowElement', name: VIEW, attributes: [], children: [] });
  };
}
