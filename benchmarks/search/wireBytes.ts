import { setTimeout as wait } from 'node:timers/promises';
import type { Page, Request } from 'playwright';

/** If no request runs for this long, everything for a query has loaded. */
const QUIET_MS = 500;

/** Transferred bytes of a URL, including headers. */
export type Weights = Map<string, number>;

async function weigh(request: Request): Promise<number> {
  const [{ responseBodySize, responseHeadersSize }, response] = await Promise.all([
    request.sizes(),
    request.response(),
  ]);
  // The browser doesn't report the size of a worker's own script.
  const body = responseBodySize || Number((await response?.headerValue('content-length')) ?? 0);
  return body + responseHeadersSize;
}

/** Counts the bytes that a page and its workers load from now on; the returned function waits for the last of them. */
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
