import type { UserConfig } from '@rspress/core';
import { remarkFallbackHeading } from './plugins/remarkFallbackHeading';
import { remarkOptionMeta } from './plugins/remarkOptionMeta';

/** How Markdown becomes a page: what is checked, and how code is coloured. */
export const markdown = {
  remarkPlugins: [remarkFallbackHeading, remarkOptionMeta],
  showLineNumbers: false,
  defaultWrapCode: false,
  link: { checkDeadLinks: true, checkAnchors: true },
  image: { checkDeadImages: true },
} satisfies UserConfig['markdown'];
