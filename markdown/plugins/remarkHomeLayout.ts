import type { Root } from 'mdast';
import type { Processor } from 'unified';
import { importDeclaration } from './importDeclaration';

const LAYOUT_MODULE = '@layouts/homeChunk';

/**
 * Lets a page of type home import its layout. The engine loads a page's chunk before it shows the page,
 * so the layout is there in time, and readers of other pages never load it.
 */
export function remarkHomeLayout(this: Processor) {
  return (tree: Root): void => {
    const { frontmatter } = this.data('pageMeta' as never) as unknown as {
      frontmatter: { pageType?: unknown };
    };
    if (frontmatter.pageType === 'home') tree.children.unshift(importDeclaration(LAYOUT_MODULE));
  };
}
