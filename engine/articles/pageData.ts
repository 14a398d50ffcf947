/** The element of a built page that holds the page's data, where its article is plain HTML. */
export const PAGE_DATA_ID = 'page-data';

/** Says on it where the page's data and article lie for those who come from another page. */
export const PAGE_FILE_ATTRIBUTE = 'data-file';

/** Says on a page's first script where those of the other languages lie: `zh /static/js/zh.js fr …`. */
export const LANGUAGES_ATTRIBUTE = 'data-languages';

/** Says on a page's styles in which file they lie for pages that the browser makes itself. */
export const STYLE_ATTRIBUTE = 'data-href';
