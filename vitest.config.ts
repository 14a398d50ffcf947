import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { defineConfig } from 'vitest/config';

const EVERYWHERE = [
  '**/node_modules/**',
  'dist/**',
  'tests/browser/**',
  'benchmarks/{setups,.work}/**',
  'benchmarks/peers/*/.work/**',
  // They run by themselves, in their own configuration: npm run check:claims.
  'tests/claims/**',
];

/** Test files that need a document. */
const DOM_TESTS = [
  '{components,theme}/**/*.test.{ts,tsx}',
  'engine/{articles/browser,entry}/**/*.test.{ts,tsx}',
  'offline/browser/**/*.test.ts',
  'search/client/**/*.test.ts',
];

/** Test files that need none. */
const NODE_TESTS = [
  '*.test.ts',
  '{benchmarks,config,diagnostics,markdown,publish,scripts,tests}/**/*.test.ts',
  'engine/*.test.ts',
  'engine/{articles/build,cache,compile,dev,headScripts}/**/*.test.ts',
  'engine/articles/*.test.ts',
  'migration/**/*.test.ts',
  'offline/build/**/*.test.ts',
  'search/{index,messages,rank,words}/**/*.test.ts',
  'theme/model/**/*.test.ts',
];

/** Module mocks would last for the test files that the worker runs next: a file with mocks has a worker of its own. */
const MOCKS_MODULES = /\bvi\.(?:mock|doMock)\(/;

/** Two projects for the test files of an environment: those that share workers, and those that mock modules. */
function projectsOf(name: string, include: string[], ignore: string[], options: object) {
  const files = globSync(include, { ignore });
  const mocking = files.filter((file) => MOCKS_MODULES.test(readFileSync(file, 'utf8')));
  return [
    { name, isolate: false, include, exclude: [...ignore, ...mocking] },
    { name: `${name}, module mocks`, include: mocking, exclude: ignore },
  ].map((test) => ({ extends: true as const, test: { ...test, ...options } }));
}

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    setupFiles: [
      'tests/support/failOnConsoleError.ts',
      'tests/support/freshModules.ts',
      'tests/support/propertyRuns.ts',
    ],
    restoreMocks: true,
    // Some tests start a linter or a process, which a busy machine keeps waiting.
    testTimeout: process.env.TEST_SWEEP === 'true' ? 300_000 : 30_000,
    projects: [
      ...projectsOf('node', NODE_TESTS, EVERYWHERE, {
        environment: 'node',
      }),
      ...projectsOf('dom', DOM_TESTS, [...EVERYWHERE, 'theme/model/**'], {
        environment: 'happy-dom',
        setupFiles: ['tests/support/cleanupDom.ts'],
        // Class names stay as written, so that a snapshot of a mistake reads well.
        css: { modules: { classNameStrategy: 'non-scoped' } },
      }),
    ],
  },
});
