/** Id of the element with the page's data on a static page. */
export const PAGE_DATA_ID = 'page-data';

/** Attribute with the URL of the page's data and article, for client-side navigation. */
export const PAGE_FILE_ATTRIBUTE = 'data-file';

/** Attribute of a page's first script with the scripts of the other languages: `zh /static/js/zh.js fr …`. */
export const LANGUAGES_ATTRIBUTE = 'data-languages';

/** Attribute of inlined styles with the URL of their file, for pages that the browser renders. */
export const STYLE_ATTRIBUTE = 'data-href';
