import { defineConfig } from 'vitest/config';

/** Claims of the pages, run by `npm run check:claims`. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  cacheDir: '../../node_modules/.vite',
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    exclude: ['support/**'],
    setupFiles: ['support/setup.ts'],
    // A process for each file would load Rspack anew each time.
    pool: 'forks',
    isolate: false,
    // Many claims wait for a command or a watcher, so one process leaves a core idle.
    maxWorkers: 2,
    testTimeout: 30_000,
    // The packages' file watchers can miss a change on a busy machine. A false claim fails both times.
    retry: 1,
  },
});
