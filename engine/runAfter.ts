import type { RspressPlugin } from '@rspress/core';

type AfterBuild = NonNullable<RspressPlugin['afterBuild']>;

/**
 * Runs a plugin's `afterBuild` after others. The engine starts all of them concurrently, but this plugin reads files
 * that the others write.
 */
export function runAfter(others: readonly RspressPlugin[], last: RspressPlugin): RspressPlugin[] {
  let running: unknown[] = [];
  const watched = others.map((plugin): RspressPlugin => {
    const { afterBuild } = plugin;
    if (!afterBuild) return plugin;
    const watchedBuild: AfterBuild = async (...build) => {
      const work = Promise.resolve(afterBuild.apply(plugin, build));
      running.push(work);
      await work;
    };
    return { ...plugin, afterBuild: watchedBuild };
  });
  return [
    ...watched,
    {
      ...last,
      async afterBuild(...build) {
        const before = running;
        running = [];
        await Promise.all(before);
        await last.afterBuild?.(...build);
      },
    },
  ];
}
