import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'playwright';
import { totalBlockingTime, type Task } from './metrics';
import { PHONE, withPage } from './openPage';

/** Time without activity of page and network after which a visit is over. */
const QUIET_MS = 2000;
const POLL_MS = 250;

/** One visit with an empty cache. Times in milliseconds, sizes in transferred bytes. */
export interface FirstLoad {
  scriptBytes: number;
  styleBytes: number;
  bytesBeforeLoad: number;
  /** Bytes loaded after the load event without user input. */
  bytesAfterLoad: number;
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  layoutShift: number;
}

interface Observed {
  tasks: Task[];
  firstPaint: number;
  largestPaint: number;
  layoutShift: number;
}

declare global {
  interface Window {
    visit: Observed;
  }
}

/** Runs in the page. */
function watch(): void {
  const visit: Observed = { tasks: [], firstPaint: 0, largestPaint: 0, layoutShift: 0 };
  window.visit = visit;
  const observe = (type: string, take: (entry: PerformanceEntry) => void) => {
    new PerformanceObserver((list) => {
      list.getEntries().forEach(take);
    }).observe({ type, buffered: true });
  };
  observe('longtask', ({ startTime, duration }) => visit.tasks.push({ startTime, duration }));
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') visit.firstPaint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    visit.largestPaint = startTime;
  });
  observe('layout-shift', (entry) => {
    visit.layoutShift += (entry as PerformanceEntry & { value: number }).value;
  });
}

type Bytes = Pick<FirstLoad, 'scriptBytes' | 'styleBytes' | 'bytesBeforeLoad' | 'bytesAfterLoad'>;

interface Line {
  bytes: Bytes;
  /** Whether no request has started or ended for long enough to end the visit. */
  isQuiet: () => boolean;
}

/** Counts bytes from now on. A request belongs to the load if it started before the load event. */
async function watchLine(devtools: CDPSession): Promise<Line> {
  const bytes: Bytes = { scriptBytes: 0, styleBytes: 0, bytesBeforeLoad: 0, bytesAfterLoad: 0 };
  const types = new Map<string, string>();
  const late = new Set<string>();
  const underWay = new Set<string>();
  let changedAt = performance.now();
  let isLoaded = false;
  const settle = (requestId: string) => {
    underWay.delete(requestId);
    changedAt = performance.now();
  };
  devtools.on('Page.loadEventFired', () => {
    isLoaded = true;
  });
  devtools.on('Network.requestWillBeSent', ({ requestId }) => {
    underWay.add(requestId);
    if (isLoaded) late.add(requestId);
  });
  devtools.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  devtools.on('Network.loadingFailed', ({ requestId }) => settle(requestId));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    settle(requestId);
    if (late.has(requestId)) {
      bytes.bytesAfterLoad += encodedDataLength;
      return;
    }
    bytes.bytesBeforeLoad += encodedDataLength;
    if (types.get(requestId) === 'Script') bytes.scriptBytes += encodedDataLength;
    if (types.get(requestId) === 'Stylesheet') bytes.styleBytes += encodedDataLength;
  });
  await devtools.send('Page.enable');
  return {
    bytes,
    isQuiet: () => underWay.size === 0 && performance.now() - changedAt > QUIET_MS,
  };
}

async function untilQuiet(page: Page, line: Line): Promise<void> {
  const isPageQuiet = () =>
    page.evaluate((quiet) => {
      const last = window.visit.tasks.at(-1);
      return performance.now() - (last ? last.startTime + last.duration : 0) > quiet;
    }, QUIET_MS);
  while (!line.isQuiet() || !(await isPageQuiet())) await delay(POLL_MS);
}

/** Visits a URL for the first time, like a phone on a slow connection. */
export const visit = (browser: Browser, url: string, locale: string): Promise<FirstLoad> =>
  withPage(
    browser,
    { conditions: 'slow', viewport: PHONE, locale, watch },
    async (page, devtools) => {
      const line = await watchLine(devtools);
      await page.goto(url, { waitUntil: 'load' });
      await untilQuiet(page, line);
      const { tasks, ...seen } = await page.evaluate(() => window.visit);
      return { ...line.bytes, ...seen, blocking: totalBlockingTime(tasks, seen.firstPaint) };
    },
  );
