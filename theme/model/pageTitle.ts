/** Inline Markdown of a heading as text: the engine keeps the marks of code, strong, emphasis and strikethrough. */
export function plainText(markdown: string): string {
  return markdown.replace(/`([^`]*)`|\*\*([^*]*)\*\*|~~([^~]*)~~|\*([^*]*)\*/g, '$1$2$3$4');
}

/** `doc-wide` is the engine's; the site's own five types are those of specification §2. */
export type PageType = 'home' | 'doc' | 'doc-wide' | 'custom' | 'blank' | '404';

interface PageTitleParts {
  pageType: PageType;
  /** The page's own title; empty where it has none. */
  title: string;
  siteTitle: string;
  /** Takes the site title's place; front matter `titleSuffix`. */
  titleSuffix?: string | undefined;
}

/** Joins with ' - ' unless the suffix brings its own '-' or '|'. */
function join(title: string, suffix: string): string {
  const trimmed = suffix.trim();
  if (!trimmed) return title.trim();
  return /^[-|]/.test(trimmed) ? `${title.trim()} ${trimmed}` : `${title.trim()} - ${trimmed}`;
}

/** The text of the browser tab; specification §2 'Browser tab title'. */
export function pageTitle({ pageType, title, siteTitle, titleSuffix }: PageTitleParts): string {
  if (pageType === '404') return join('404', siteTitle);
  if (pageType === 'home') return titleSuffix ? join(siteTitle, titleSuffix) : siteTitle;
  return title ? join(title, titleSuffix ?? siteTitle) : siteTitle;
}
