/** Where the columns beside the content give way to the local menu; specification §9 'Sidebar menu'. */
export const NARROW_SIDEBAR = '(width <= 960px)';
export const NARROW_OUTLINE = '(width <= 1280px)';

/** Element ids; with a prefix that no heading takes, since headings name theirs after their words. */
export const SIDEBAR_ID = 'frame:sidebar';
export const OUTLINE_ID = 'frame:outline';
