import type { Browser } from 'playwright';

/** As slow as a mid-range phone beside the machine that measures. */
const CPU_SLOWDOWN = 4;
/** What a task may last before it counts as blocking. */
const TASK_LIMIT_MS = 50;
/** How long the page must have had nothing to do before its blocking time is added up. */
const QUIET_MS = 1500;

export interface PageCost {
  /** Elements that React took over. */
  hydrated: number;
  /** Total blocking time: what tasks after the first paint took beyond their limit. */
  blockingMs: number;
}

declare global {
  interface Window {
    longTasks?: { start: number; duration: number }[];
  }
}

/** Runs in the page, before anything else there. */
function watchTasks(): void {
  const tasks: { start: number; duration: number }[] = [];
  window.longTasks = tasks;
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      tasks.push({ start: startTime, duration });
    }
  }).observe({ type: 'longtask', buffered: true });
}

/** Opens a page in an empty browser profile on a slow machine and waits until it is at rest. */
export async function measurePage(browser: Browser, url: string): Promise<PageCost> {
  const context = await browser.newContext({ locale: 'en' });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.addInitScript(watchTasks);
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForFunction(
      (quiet) => {
        const isHydrated = Object.keys(document.querySelector('h1') ?? {}).some((key) =>
          key.startsWith('__reactFiber'),
        );
        const last = window.longTasks?.at(-1);
        const rested = performance.now() - (last ? last.start + last.duration : 0);
        return isHydrated && rested > quiet;
      },
      QUIET_MS,
      { polling: 200 },
    );
    return await page.evaluate((limit) => {
      const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
      const blocking = (window.longTasks ?? [])
        .filter(({ start }) => start >= painted)
        .reduce((sum, { duration }) => sum + Math.max(0, duration - limit), 0);
      const elements = [...document.querySelectorAll('#__rspress_root *')];
      const hydrated = elements.filter((element) =>
        Object.keys(element).some((key) => key.startsWith('__reactFiber')),
      );
      return { hydrated: hydrated.length, blockingMs: blocking };
    }, TASK_LIMIT_MS);
  } finally {
    await context.close();
  }
}
