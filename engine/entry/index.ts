import { LOCALE_BUNDLES } from '../articles/localeBundles';

/**
 * The browser's entry of a built site, in place of the engine's, see `engine/entry/yieldingEntry.ts`: evaluates the
 * same modules, but in tasks of their own, since on a phone all of them at once hold up scroll and taps for a quarter
 * of a second. All come with the entry's own files: nothing more is fetched.
 */
const STEPS = [
  () => import(/* webpackMode: "eager" */ './react'),
  () => import(/* webpackMode: "eager" */ './page'),
  () => import(/* webpackMode: "eager", webpackExports: ["Layout", "Root"] */ '../../theme/index'),
  () => import(/* webpackMode: "eager" */ 'engine-entry'),
  () => import(/* webpackMode: "eager" */ './failure'),
];

const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

async function start(): Promise<void> {
  for (const step of STEPS) {
    await step();
    await nextTask();
  }
}

// Without its language's script a page stays as it is written, and its links lead on by page loads.
if (LOCALE_BUNDLES in globalThis) void start();
