import { setTimeout as wait } from 'node:timers/promises';
import type { Page, Request } from 'playwright';

/** No request under way for this long: all that a query asks for has come. */
const QUIET_MS = 500;

/** What a URL costs over the wire, headers included. */
export type Weights = Map<string, number>;

async function weigh(request: Request): Promise<number> {
  const [{ responseBodySize, responseHeadersSize }, response] = await Promise.all([
    request.sizes(),
    request.response(),
  ]);
  // The browser does not say how much a worker's own script weighed.
  const body = responseBodySize || Number((await response?.headerValue('content-length')) ?? 0);
  return body + responseHeadersSize;
}

/** Weighs all that a page and its workers fetch from now on; the function returned waits for the last of it. */
export function weighRequests(page: Page): () => Promise<Weights> {
  const weights: Weights = new Map();
  const underWay = new Set<Request>();
  let changed = performance.now();
  const settle = (request: Request) => {
    underWay.delete(request);
    changed = performance.now();
  };
  page.on('request', (request) => {
    underWay.add(request);
    changed = performance.now();
  });
  page.on('requestfailed', settle);
  page.on('requestfinished', (request) => {
    void weigh(request).then((bytes) => {
      const path = new URL(request.url()).pathname;
      weights.set(path, (weights.get(path) ?? 0) + bytes);
      settle(request);
    });
  });
  return async () => {
    changed = performance.now();
    while (underWay.size > 0 || performance.now() - changed < QUIET_MS) await wait(QUIET_MS / 5);
    return weights;
  };
}
