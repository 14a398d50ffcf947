import type GithubSlugger from 'github-slugger';
import type { Heading as HeadingNode, RootContent } from 'mdast';
import { placeOf } from './placeOf';
import type { Heading } from './Site';

/** Text and id of headings, as the engine renders them. */
export function headingOf(node: HeadingNode, slugger: GithubSlugger): Heading {
  let explicitId = '';
  const text = node.children
    .map((child) => {
      if (child.type !== 'text') return plainText(child);
      const match = /\\?\{#(.*)\}/.exec(child.value);
      if (!match) return child.value;
      explicitId = match[1] ?? '';
      return child.value.replace(match[0], '').trimEnd();
    })
    .join('')
    .trim();
  return {
    ...placeOf(node),
    depth: node.depth,
    text,
    id: explicitId || slugger.slug(text),
    isExplicit: explicitId !== '',
  };
}

function plainText(node: RootContent): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  const isMark = ['emphasis', 'strong', 'delete', 'link'].includes(node.type);
  return isMark && 'children' in node ? node.children.map(plainText).join('') : '';
}
