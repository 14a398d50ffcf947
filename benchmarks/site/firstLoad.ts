import type { Browser, CDPSession, Page } from 'playwright';
import { totalBlockingTime, type Task } from './metrics';
import { PHONE, withPage } from './openPage';

/** How long page and line must have been at rest before a visit counts as over. */
const QUIET_MS = 2000;

/** One visit with an empty cache. Times in milliseconds, sizes in bytes as they came over the line. */
export interface FirstLoad {
  scriptBytes: number;
  styleBytes: number;
  bytesBeforeLoad: number;
  /** What the page fetched after its load event, with no reader asking. */
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

/** Counts bytes from now on. A request belongs to the load if it was made before the load event. */
async function countBytes(devtools: CDPSession): Promise<Bytes> {
  const bytes: Bytes = { scriptBytes: 0, styleBytes: 0, bytesBeforeLoad: 0, bytesAfterLoad: 0 };
  const types = new Map<string, string>();
  const late = new Set<string>();
  let isLoaded = false;
  devtools.on('Page.loadEventFired', () => {
    isLoaded = true;
  });
  devtools.on('Network.requestWillBeSent', ({ requestId }) => {
    if (isLoaded) late.add(requestId);
  });
  devtools.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (late.has(requestId)) {
      bytes.bytesAfterLoad += encodedDataLength;
      return;
    }
    bytes.bytesBeforeLoad += encodedDataLength;
    if (types.get(requestId) === 'Script') bytes.scriptBytes += encodedDataLength;
    if (types.get(requestId) === 'Stylesheet') bytes.styleBytes += encodedDataLength;
  });
  await devtools.send('Page.enable');
  return bytes;
}

async function untilQuiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(
    (quiet) => {
      const last = window.visit.tasks.at(-1);
      return performance.now() - (last ? last.startTime + last.duration : 0) > quiet;
    },
    QUIET_MS,
    { polling: 250 },
  );
}

/** Visits an address as a phone on a slow line does for the first time. */
export const visit = (browser: Browser, url: string, locale: string): Promise<FirstLoad> =>
  withPage(
    browser,
    { conditions: 'slow', viewport: PHONE, locale, watch },
    async (page, devtools) => {
      const bytes = await countBytes(devtools);
      await page.goto(url, { waitUntil: 'load' });
      await untilQuiet(page);
      const { tasks, ...seen } = await page.evaluate(() => window.visit);
      return { ...bytes, ...seen, blocking: totalBlockingTime(tasks, seen.firstPaint) };
    },
  );
