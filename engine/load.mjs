/** Loads the configuration with tsx. The engine's own loader takes a second longer, and can't be used on a thread. */
import './typescript.mjs';

/** @type {typeof import('./settings')} */
export const parts = await import('./settings.ts');
