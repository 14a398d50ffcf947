import type { UserConfig } from '@rspress/core';
import { codeTransformers } from './code/transformers';
import { tokenTheme } from './code/tokenTheme';
import { rehypeCodeBlock } from './plugins/rehypeCodeBlock';
import { remarkFallbackHeading } from './plugins/remarkFallbackHeading';
import { remarkHomeLayout } from './plugins/remarkHomeLayout';
import { remarkOptionMeta } from './plugins/remarkOptionMeta';

/** How Markdown becomes a page: what is checked, and how code is coloured. */
export const markdown = {
  remarkPlugins: [remarkFallbackHeading, remarkHomeLayout, remarkOptionMeta],
  rehypePlugins: [rehypeCodeBlock],
  shiki: { theme: tokenTheme, transformers: codeTransformers, mergeSameStyleTokens: true },
  showLineNumbers: false,
  defaultWrapCode: false,
  link: { checkDeadLinks: true, checkAnchors: true },
  image: { checkDeadImages: true },
} satisfies UserConfig['markdown'];
