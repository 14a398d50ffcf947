import type { UserConfig } from '@rspress/core';

/** How Markdown becomes a page: what is checked, and how code is coloured. */
export const markdown = {
  showLineNumbers: false,
  defaultWrapCode: false,
  link: { checkDeadLinks: true, checkAnchors: true },
  image: { checkDeadImages: true },
} satisfies UserConfig['markdown'];
