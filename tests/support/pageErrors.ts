import type { Page } from 'playwright/test';

/** How the engine warns that a static page differs from what React rendered, such as error 418. */
const HYDRATION_ERROR = 'hydrateRoot recoverable error';

/** A page that is left takes its running requests with it: Chromium's, Firefox's and WebKit's words for that. */
const ABORTED = /^(?:net::ERR_ABORTED|NS_BINDING_ABORTED|cancelled|Load request cancelled)$/;

/**
 * Writes down what no page may do: log an error, hydrate with one, throw, fail to load something, or ask another
 * host for anything.
 * @returns the list, which grows as the page runs
 */
export function watchErrors(page: Page, siteUrl: string): string[] {
  const faults: string[] = [];
  const { origin } = new URL(siteUrl);
  page.on('console', (message) => {
    const isHydrationError = message.text().startsWith(HYDRATION_ERROR);
    if (message.type() === 'error' || isHydrationError) {
      faults.push(`console.${message.type()}: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const url = request.url();
    if (/^https?:/.test(url) && new URL(url).origin !== origin) {
      faults.push(`request to another host: ${url}`);
    }
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'unknown';
    if (!ABORTED.test(reason)) faults.push(`failed request: ${request.url()} (${reason})`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`status ${response.status()}: ${response.url()}`);
  });
  return faults;
}
