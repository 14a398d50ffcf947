import type { Browser, CDPSession, Page } from 'playwright';
import { impose, type Conditions } from './conditions';

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 800 };

/**
 * A click that takes as long as a real one, without the driver's check of the click target, which would run during
 * the measurement.
 */
export const PRESS = { delay: 80, force: true };

const LIMIT_MS = 60_000;

interface Opening {
  conditions: Conditions;
  viewport: { width: number; height: number };
  locale: string;
  /** Runs in every document before its own scripts. */
  watch: () => void;
}

/** Calls `use` with a page in an empty browser profile under the conditions, and closes it afterward. */
export async function withPage<Result>(
  browser: Browser,
  { conditions, viewport, locale, watch }: Opening,
  use: (page: Page, devtools: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport, locale });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(LIMIT_MS);
    page.setDefaultNavigationTimeout(LIMIT_MS);
    const devtools = await context.newCDPSession(page);
    await impose(devtools, conditions);
    // A helper function of the transpiler that the page lacks.
    await page.addInitScript('globalThis.__name = (value) => value');
    await page.addInitScript(watch);
    return await use(page, devtools);
  } finally {
    await context.close();
  }
}
