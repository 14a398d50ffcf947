/** Media queries below which sidebar and outline become menus; specification §9 'Sidebar menu'. */
export const NARROW_SIDEBAR = '(width <= 960px)';
export const NARROW_OUTLINE = '(width <= 1280px)';

/** Element ids. Headings can't have them, because heading ids contain no colon. */
export const SIDEBAR_ID = 'frame:sidebar';
export const OUTLINE_ID = 'frame:outline';
