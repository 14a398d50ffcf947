export { Tab, Tabs } from './Tabs';

/** Static articles can contain it: the browser needs its HTML alone. See `engine/articles/build/staticComponents.ts`. */
export const isStatic = true;
