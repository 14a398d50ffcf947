export * from './OptionEffect';

/** Static articles can contain it: the browser needs its HTML alone. See `engine/articles/build/staticPage.ts`. */
export const isStatic = true;
