import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';

/**
 * An import at the top of a page.
 * @param names what the page takes from the module; none, where the module is imported for what it does
 */
export function importDeclaration(module: string, ...names: readonly string[]): MdxjsEsm {
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
