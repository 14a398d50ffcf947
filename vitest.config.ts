import { defineConfig } from 'vitest/config';

const EVERYWHERE = [
  '**/node_modules/**',
  'dist/**',
  'tests/browser/**',
  // They run by themselves, in their own configuration: npm run check:claims.
  'tests/claims/**',
  'benchmarks/{setups,.work}/**',
  'benchmarks/peers/*/.work/**',
];

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    setupFiles: ['tests/support/failOnConsoleError.ts'],
    restoreMocks: true,
    // Some tests start a linter or a process, which a busy machine keeps waiting.
    testTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: [
            '*.test.ts',
            '{benchmarks,config,scripts,tests}/**/*.test.ts',
            'theme/model/**/*.test.ts',
          ],
          exclude: EVERYWHERE,
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'happy-dom',
          setupFiles: ['tests/support/cleanupDom.ts'],
          include: ['{components,theme}/**/*.test.{ts,tsx}'],
          exclude: [...EVERYWHERE, 'theme/model/**'],
          // Class names stay as written, so that a snapshot of a mistake reads well.
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
    ],
  },
});
