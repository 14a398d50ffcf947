import type { UserConfig } from '@rspress/core';
import { highlighting } from './code/highlighting';
import { rehypeBareHeadings } from './plugins/rehypeBareHeadings';
import { rehypeCodeBlock } from './plugins/rehypeCodeBlock';
import { remarkFallbackHeading } from './plugins/remarkFallbackHeading';
import { remarkHomeLayout } from './plugins/remarkHomeLayout';
import { remarkImageSize } from './plugins/remarkImageSize';
import { remarkOptionMeta } from './plugins/remarkOptionMeta';
import { remarkVerifiedWith } from './plugins/remarkVerifiedWith';

/** How Markdown becomes a page: what is checked, and how code is coloured. */
export const markdown = {
  remarkPlugins: [
    remarkFallbackHeading,
    remarkHomeLayout,
    remarkOptionMeta,
    remarkImageSize,
    remarkVerifiedWith,
  ],
  rehypePlugins: [rehypeBareHeadings, rehypeCodeBlock],
  shiki: highlighting,
  showLineNumbers: false,
  defaultWrapCode: false,
  link: { checkDeadLinks: true, checkAnchors: true },
  image: { checkDeadImages: true },
} satisfies UserConfig['markdown'];
