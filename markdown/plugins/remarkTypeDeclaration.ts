import type { Paragraph, PhrasingContent, Root } from 'mdast';
import 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import strings from '../../i18n.json';
import type { Language } from '@config/site';
import { typeNamesIn } from '@config/facts/typePages';
import declarations from '@config/facts/types.json';
import { languageOfPage, typeUrl, type TypeLinks } from './typeText';

const known: Readonly<Partial<Record<string, string>>> = declarations;

/**
 * Adds a type's declaration to `<TypeDeclaration of="…" />` as a code block with links to other types. A type that
 * config/facts/types.json doesn't have stops the build with the location in the page.
 */
export function remarkTypeDeclaration(links: TypeLinks) {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (node.name !== 'TypeDeclaration') return;
      const of = node.attributes.find((found) => 'name' in found && found.name === 'of');
      const name = typeof of?.value === 'string' ? of.value : '';
      const value = known[name];
      if (value === undefined) {
        file.fail(
          `<TypeDeclaration of="${name}"> names no type of config/facts/types.json, which holds those that options name.`,
          node,
        );
      }
      const lang = languageOfPage(file.path, links.docs);
      const others = [...new Set(typeNamesIn(value))].filter((other) => other !== name);
      node.children = [
        { type: 'code', lang: 'ts', value },
        ...(lang && others.length > 0 ? [linksTo(others, lang, links)] : []),
      ];
    });
  };
}

function linksTo(names: readonly string[], lang: Language, { pages }: TypeLinks): Paragraph {
  const children = names.flatMap((name, index): PhrasingContent[] => {
    const url = typeUrl(name, lang, pages);
    const code: PhrasingContent = { type: 'inlineCode', value: name };
    return [
      {
        type: 'text',
        value: index === 0 ? strings['content.typeNames'][lang] : lang === 'zh' ? '、' : ', ',
      },
      url === undefined ? code : { type: 'link', url, children: [code] },
    ];
  });
  return { type: 'paragraph', children };
}
