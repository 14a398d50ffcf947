import type { SidebarItem } from '@model/sidebarTree';

/** Id of the element with the page's data on a static page. */
export const PAGE_DATA_ID = 'page-data';

/** Attribute with the URL of the page's data and article, for client-side navigation. */
export const PAGE_FILE_ATTRIBUTE = 'data-file';

/** Attribute of a page's first script with the scripts of the other languages: `zh /static/js/zh.js fr …`. */
export const LANGUAGES_ATTRIBUTE = 'data-languages';

/** Attribute of a page's first script with the URL of the folder of static pages: `/articles/q1w2e3r4`. */
export const ARTICLES_ATTRIBUTE = 'data-articles';

/** Attribute of inlined styles with the URL of their file, for pages that the browser renders. */
export const STYLE_ATTRIBUTE = 'data-href';

/** Global variable with the locale bundles, which their scripts set. */
export const LOCALE_BUNDLES = 'siteLanguages';

/** Sidebars of a language, by the path that the pages of a section begin with: `/zh/guide`. */
export type Sidebars = Record<string, SidebarItem[]>;

/** Site data of one language. Nothing in it grows with the pages. */
export interface LocaleBundle {
  /** Its entry in the theme's `locales`. The scripts of sections add their sidebars. */
  locale: Record<string, unknown> & { sidebar: Sidebars };
  /** UI strings. */
  texts: Record<string, string>;
  /** The script of each section's sidebar, relative to the built site. */
  sections: Record<string, string>;
  /** The script with all sidebars, for lists of all pages. */
  allSections: string;
}

export type LocaleBundles = Record<string, LocaleBundle>;

/** Folder of the static pages' files, below the site's base. */
export const ARTICLES = 'articles';

/** Path of a page's data and article, below the folder of static pages: `/zh/guide/index.json`. */
export const pageFile = (routePath: string): string =>
  `${routePath}${routePath.endsWith('/') ? 'index' : ''}.json`;
