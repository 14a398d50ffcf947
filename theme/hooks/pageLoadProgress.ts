import type { NProgress } from 'nprogress';

/** specification §9: page-load indicator delay. Preloaded pages arrive sooner and show no indicator. */
const DELAY_MS = 200;

/** specification §9: progress bar. Speeds in milliseconds, the rest as fractions. */
const BAR = {
  minimum: 0.08,
  speed: 200,
  trickleRate: 0.02,
  trickleSpeed: 800,
  showSpinner: false,
  // The library's default template uses roles that don't exist.
  template: '<div class="page-load-bar" aria-hidden="true"></div>',
  barSelector: '.page-load-bar',
};

let bar: NProgress | undefined;
let loads = 0;

async function startBar(): Promise<void> {
  bar ??= (await import('nprogress')).default.configure(BAR);
  if (loads > 0) bar.start();
}

/** Shows the progress bar while a page loads slowly. Loads the bar's code on first use. */
export function trackPageLoad(load: Promise<unknown>): void {
  loads += 1;
  const timer = setTimeout(() => {
    // If the bar's code can't be loaded, the page itself reports the failure.
    startBar().catch(() => undefined);
  }, DELAY_MS);
  const settle = () => {
    clearTimeout(timer);
    loads -= 1;
    if (loads === 0) bar?.done();
  };
  load.then(settle, settle);
}
