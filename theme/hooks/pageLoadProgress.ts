import type { NProgress } from 'nprogress';

/** specification §9: page-load indicator delay. A preloaded page is there sooner and shows none. */
const DELAY_MS = 200;

/** specification §9: progress bar. Speeds in milliseconds, the others as parts of the whole. */
const BAR = {
  minimum: 0.08,
  speed: 200,
  trickleRate: 0.02,
  trickleSpeed: 800,
  showSpinner: false,
  // The library's own names its parts by roles that do not exist.
  template: '<div class="page-load-bar" aria-hidden="true"></div>',
  barSelector: '.page-load-bar',
};

let bar: NProgress | undefined;
let loads = 0;

async function startBar(): Promise<void> {
  bar ??= (await import('nprogress')).default.configure(BAR);
  if (loads > 0) bar.start();
}

/** Shows the progress bar while a page takes long to load; the bar's code itself is loaded then. */
export function trackPageLoad(load: Promise<unknown>): void {
  loads += 1;
  const timer = setTimeout(() => {
    // Without its code, behind a broken line, the page itself will tell.
    startBar().catch(() => undefined);
  }, DELAY_MS);
  const settle = () => {
    clearTimeout(timer);
    loads -= 1;
    if (loads === 0) bar?.done();
  };
  load.then(settle, settle);
}
