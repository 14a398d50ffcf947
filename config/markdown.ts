import type { UserConfig } from '@rspress/core';
import { codeTransformers } from './code/transformers';
import { tokenTheme } from './code/tokenTheme';
import { rehypeBareHeadings } from './plugins/rehypeBareHeadings';
import { rehypeCodeBlock } from './plugins/rehypeCodeBlock';
import { remarkFallbackHeading } from './plugins/remarkFallbackHeading';
import { remarkHomeLayout } from './plugins/remarkHomeLayout';
import { remarkImageSize } from './plugins/remarkImageSize';
import { remarkOptionMeta } from './plugins/remarkOptionMeta';

/** How Markdown becomes a page: what is checked, and how code is coloured. */
export const markdown = {
  remarkPlugins: [remarkFallbackHeading, remarkHomeLayout, remarkOptionMeta, remarkImageSize],
  rehypePlugins: [rehypeBareHeadings, rehypeCodeBlock],
  shiki: { theme: tokenTheme, transformers: codeTransformers, mergeSameStyleTokens: true },
  showLineNumbers: false,
  defaultWrapCode: false,
  link: { checkDeadLinks: true, checkAnchors: true },
  image: { checkDeadImages: true },
} satisfies UserConfig['markdown'];
