import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { writeIndexes, type IndexTask } from './writeIndexes';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@config/site';
import { startThread } from '@engine/threads/startThread';

const OTHER_LANGUAGES: readonly Language[] = LANGUAGES.map(({ lang }) => lang).filter(
  (lang) => lang !== DEFAULT_LANGUAGE,
);

const startIndexer = (): Worker =>
  startThread(new URL('./indexThread.ts', import.meta.url), undefined);

/** Writes the default language's index here, and those of the others on the thread. */
async function writeAll(task: Omit<IndexTask, 'langs'>, indexer: Worker): Promise<void> {
  // Keep the process alive while the build awaits the thread, or the build would exit here without an error.
  indexer.ref();
  const ended = once(indexer, 'exit') as Promise<[status: number]>;
  const others: IndexTask = { ...task, langs: OTHER_LANGUAGES };
  indexer.postMessage(others);
  writeIndexes({ ...task, langs: [DEFAULT_LANGUAGE] });
  const [status] = await ended;
  if (status !== 0) {
    throw new Error(`the thread that writes the search index ended with status ${String(status)}`);
  }
}

/** Builds the search index from the built pages, so that it holds what readers see. */
export function pluginSearchIndex(): RspressPlugin {
  let indexer: Worker | undefined;

  const startWhileRendering: RsbuildPlugin = {
    name: 'search-index:start',
    apply: 'build',
    setup(api) {
      api.processAssets({ stage: 'report', environments: ['web'] }, () => {
        if (indexer) return;
        indexer = startIndexer();
        // Until it has a task, it doesn't keep a failed build alive.
        indexer.unref();
      });
    },
  };

  return {
    name: 'search-index',
    builderConfig: { plugins: [startWhileRendering] },
    async afterBuild({ outDir = 'dist', root = 'docs', multiVersion }, isProd) {
      if (!isProd) return;
      const task = { dist: outDir, docs: root, versions: multiVersion };
      await writeAll(task, indexer ?? startIndexer());
      indexer = undefined;
    },
  };
}
