import type { Root } from 'mdast';
import 'mdast-util-mdx-jsx';
import { ALL_PAGES } from '@config/allPages';
import { importDeclaration } from './importDeclaration';

const VIEW = 'OfflinePages';
const MODULE = '@frame/OfflinePages';

/** Puts what a reader can keep for offline reading under the text of the page that lists every page. */
export function remarkOfflinePages() {
  return (tree: Root, { path }: { path: string }): void => {
    if (!ALL_PAGES.test(path)) return;
    tree.children.unshift(importDeclaration(MODULE, VIEW));
    tree.children.push({ type: 'mdxJsxFlowElement', name: VIEW, attributes: [], children: [] });
  };
}
