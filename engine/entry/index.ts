import { LOCALE_BUNDLES } from '../articles/localeBundles';

/**
 * Browser entry of a built site, in place of the engine's, see `engine/entry/yieldingEntry.ts`. Evaluates the same
 * modules in separate tasks, because a single task blocks scrolling and taps on a phone for a quarter of a second. All
 * modules are in the entry's own files, so there are no additional requests.
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

// Without its language's script a page stays static, and its links load pages.
if (LOCALE_BUNDLES in globalThis) void start();
