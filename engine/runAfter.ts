import type { RspressPlugin } from '@rspress/core';

type AfterBuild = NonNullable<RspressPlugin['afterBuild']>;

/** Puts a plugin behind others: the engine starts what all do after the build at once, and this one reads what they write. */
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
