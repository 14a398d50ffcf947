/** Text of a heading's inline Markdown. The engine keeps the marks of code, strong, emphasis and strikethrough. */
export function plainText(markdown: string): string {
  return markdown.replace(/`([^`]*)`|\*\*([^*]*)\*\*|~~([^~]*)~~|\*([^*]*)\*/g, '$1$2$3$4');
}

/** `doc-wide` comes from the engine; the others are the five types of specification §2. */
export type PageType = 'home' | 'doc' | 'doc-wide' | 'custom' | 'blank' | '404';

interface PageTitleParts {
  pageType: PageType;
  /** The page's title; empty if it has none. */
  title: string;
  siteTitle: string;
  /** Replaces the site title; front matter `titleSuffix`. */
  titleSuffix?: string | undefined;
}

/** Joined with ' - ' unless the suffix contains '-' or '|'. */
function join(title: string, suffix: string): string {
  const trimmed = suffix.trim();
  if (!trimmed) return title.trim();
  return /^[-|]/.test(trimmed) ? `${title.trim()} ${trimmed}` : `${title.trim()} - ${trimmed}`;
}

/** The title of the browser tab; specification §2 'Browser tab title'. */
export function pageTitle({ pageType, title, siteTitle, titleSuffix }: PageTitleParts): string {
  if (pageType === '404') return join('404', siteTitle);
  if (pageType === 'home') return titleSuffix ? join(siteTitle, titleSuffix) : siteTitle;
  return title ? join(title, titleSuffix ?? siteTitle) : siteTitle;
}
