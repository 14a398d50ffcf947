import { afterAll, vi } from 'vitest';

// The next test file in the same worker evaluates our modules again, and finds the environment as it was. Packages stay
// loaded: loading them for each file took two thirds of the run.
afterAll(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.resetModules();
});
