import type { Root } from 'mdast';
import type { Processor } from 'unified';
import type { ThemeConfig } from '@config/themeConfig';

interface PageMeta {
  frontmatter: { title?: unknown; pageType?: unknown };
}

/**
 * Adds a top heading to a doc page without one, from `title` in its front matter; specification §2 'Doc page'. The
 * engine's heading plugin then adds id and anchor.
 */
export function remarkFallbackHeading(
  this: Processor,
  { fallbackHeadingTitle = true }: Pick<ThemeConfig, 'fallbackHeadingTitle'> = {},
) {
  return (tree: Root): void => {
    if (!fallbackHeadingTitle) return;
    const { frontmatter } = this.data('pageMeta' as never) as unknown as PageMeta;
    const { title, pageType = 'doc' } = frontmatter;
    const hasTop = tree.children.some((node) => node.type === 'heading' && node.depth === 1);
    if (hasTop || pageType !== 'doc' || typeof title !== 'string' || !title) return;
    const at = tree.children.findIndex((node) => node.type !== ('mdxjsEsm' as string));
    tree.children.splice(Math.max(at, 0), 0, {
      type: 'heading',
      depth: 1,
      children: [{ type: 'text', value: title }],
    });
  };
}
