import type { Page } from 'playwright/test';

/** The worst window of layout shifts so far, as browsers define the cumulative layout shift of a page. */
export interface WorstShift {
  sum: number;
  /** Where it was, and what moved. */
  place: string;
}

/** The browser's entry, which TypeScript's DOM does not know. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/**
 * Counts what moves in the page and in those opened from it. What the reader's own input or a resize moves is excused, for
 * half a second, as browsers do; of a link, from when the page follows it, which on a busy machine is later.
 */
export async function watchLayoutShift(page: Page): Promise<WorstShift> {
  const worst: WorstShift = { sum: 0, place: '' };
  await page.exposeFunction('tellShift', (sum: number, place: string) => {
    if (sum > worst.sum) Object.assign(worst, { sum, place });
  });
  await page.addInitScript(() => {
    // The worst window of shifts less than a second apart, five seconds long at most.
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
