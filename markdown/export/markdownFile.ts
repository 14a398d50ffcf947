/** The file of a page's Markdown copy, below the site's base: `/guide/` → `/guide/index.md`. */
export const markdownFile = (routePath: string): string =>
  `${routePath.endsWith('/') ? `${routePath}index` : routePath}.md`;
