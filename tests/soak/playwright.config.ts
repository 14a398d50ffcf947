import { defineConfig } from 'playwright/test';
import browser from '../browser/playwright.config';

/**
 * Separate projects: `defineConfig` would add those of the other suite. A walk of 2,000 actions takes minutes: one at
 * a time, so that none affects another's measurements.
 */
export default defineConfig({
  ...browser,
  testDir: '.',
  testIgnore: [],
  globalSetup: '../support/serveBuiltSite.ts',
  workers: 1,
  timeout: 60 * 60_000,
  projects: (['light', 'dark'] as const).map((colorScheme) => ({
    name: colorScheme,
    use: { colorScheme, viewport: { width: 1440, height: 900 } },
  })),
});
