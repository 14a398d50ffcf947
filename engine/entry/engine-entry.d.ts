/** The engine's own entry, which hydrates the page. */
declare module 'engine-entry';
