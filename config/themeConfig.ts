/** What the theme can be told; specification §3 'Theme config'. Types only: this file ships nothing. */

export interface SocialLink {
  icon: 'github' | 'x' | 'discord' | 'bluesky' | { svg: string };
  mode: 'link' | 'text' | 'img' | 'dom';
  /** An address for `link`; the text, image address or HTML to show for the others. */
  content: string;
}

export interface EditLink {
  docRepoBaseUrl: string;
  text: string;
}

/** What one language may set differently. */
export interface LocaleTheme {
  lang: string;
  label: string;
  description?: string;
  outlineTitle?: string;
  prevPageText?: string;
  nextPageText?: string;
  editLink?: EditLink;
}

export interface ThemeConfig {
  darkMode?: boolean;
  enableScrollToTop?: boolean;
  enableContentAnimation?: boolean;
  enableAppearanceAnimation?: boolean;
  fallbackHeadingTitle?: boolean;
  hideNavbar?: 'never' | 'auto' | 'always';
  lastUpdated?: boolean;
  localeRedirect?: 'auto' | 'never';
  socialLinks?: SocialLink[];
  locales: LocaleTheme[];
}
