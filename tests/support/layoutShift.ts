import type { Page } from 'playwright/test';

/** The worst session window of layout shifts, by which browsers define the cumulative layout shift of a page. */
export interface WorstShift {
  sum: number;
  /** Position of the shift, and the shifted elements. */
  place: string;
}

/** The browser's entry, which TypeScript's DOM types lack. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/**
 * Measures layout shifts in the page and in those opened from it. Like browsers, ignores shifts within half a second
 * of user input or a resize; for a link, from when the page navigates, which on a busy machine is later.
 */
export async function watchLayoutShift(page: Page): Promise<WorstShift> {
  const worst: WorstShift = { sum: 0, place: '' };
  await page.exposeFunction('tellShift', (sum: number, place: string) => {
    if (sum > worst.sum) Object.assign(worst, { sum, place });
  });
  await page.addInitScript(() => {
    // The worst window of shifts less than a second apart, at most five seconds long.
    let [sum, first, last, changedAt] = [0, -Infinity, -Infinity, -Infinity];
    window.addEventListener('resize', ({ timeStamp }) => (changedAt = timeStamp));
    const pushState = history.pushState.bind(history);
    history.pushState = (...entry) => {
      changedAt = performance.now();
      pushState(...entry);
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { startTime, value, hadRecentInput, sources } = entry as unknown as LayoutShift;
        if (hadRecentInput || startTime - changedAt < 500) continue;
        if (startTime - last > 1000 || startTime - first > 5000) [sum, first] = [0, startTime];
        last = startTime;
        sum += value;
        const moved = sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 80) : (node?.nodeName ?? ''),
        );
        const { tellShift } = window as unknown as {
          tellShift: (sum: number, place: string) => void;
        };
        tellShift(sum, `${location.pathname} at ${window.innerWidth} px: ${moved.join(' ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return worst;
}
