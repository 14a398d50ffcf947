/** A guide with many code blocks and tables. */
export const LONG_PAGE = '/guide/framework/react';
/** A page without code blocks and tables, which could shift. */
export const SHORT_PAGE = '/config/root';
/** Target of a link in the long page's sidebar. */
export const NEXT_PAGE = '/guide/framework/vue';
