import { MDXProvider } from '@mdx-js/react';
import { Content } from '@rspress/core/runtime';
import { useImageZoom } from '@hooks/useImageZoom';
import { markdownTags } from './markdownTags';

const tags = markdownTags();

/** The page's own Markdown, its tags drawn by `components/prose`. */
export function DocContent() {
  useImageZoom();
  return (
    <MDXProvider components={tags}>
      <Content />
    </MDXProvider>
  );
}
