/** A guide with many code blocks and tables. */
export const LONG_PAGE = '/guide/framework/react';
/** A page without a code block or table that could shift. */
export const SHORT_PAGE = '/config/root';
/** Where a link of the long page's sidebar leads. */
export const NEXT_PAGE = '/guide/framework/vue';
