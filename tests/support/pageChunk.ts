import type { Response } from 'playwright/test';

/** The scripts that come after the first load. */
export const LATER_SCRIPTS = '**/static/js/async/*.js';

/** What the engine puts into the script of each page, and nowhere else. */
const PAGE_MARK = '__RSPRESS_PAGE_META';

/** Whether a script is a page's own. */
export const isPageChunk = async (response: Pick<Response, 'text'>): Promise<boolean> =>
  (await response.text()).includes(PAGE_MARK);
