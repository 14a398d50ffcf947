/** Path of a page's Markdown copy, without the base path: `/guide/` → `/guide/index.md`. */
export const markdownFile = (routePath: string): string =>
  `${routePath.endsWith('/') ? `${routePath}index` : routePath}.md`;
