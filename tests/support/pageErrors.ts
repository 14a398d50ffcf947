import type { Page } from 'playwright/test';

/** How the engine warns that a static page differs from what React rendered, such as error 418. */
const HYDRATION_ERROR = 'hydrateRoot recoverable error';

/** A page that is left aborts its running requests: the messages of Chromium, Firefox, and WebKit. */
const ABORTED = /^(?:net::ERR_ABORTED|NS_BINDING_ABORTED|cancelled|Load request cancelled)$/;

/**
 * Records errors: logged or hydration errors, uncaught errors, failed requests, and requests to other hosts.
 * @returns the list, which grows while the page runs
 */
export function watchErrors(page: Page, siteUrl: string): string[] {
  const errors: string[] = [];
  const { origin } = new URL(siteUrl);
  page.on('console', (message) => {
    const isHydrationError = message.text().startsWith(HYDRATION_ERROR);
    if (message.type() === 'error' || isHydrationError) {
      errors.push(`console.${message.type()}: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => errors.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const url = request.url();
    if (/^https?:/.test(url) && new URL(url).origin !== origin) {
      errors.push(`request to another host: ${url}`);
    }
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'unknown';
    if (!ABORTED.test(reason)) errors.push(`failed request: ${request.url()} (${reason})`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) errors.push(`status ${response.status()}: ${response.url()}`);
  });
  return errors;
}
