import nprogress from 'nprogress';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { trackPageLoad } from './pageLoadProgress';

const bar = () => document.querySelector('#nprogress');

/** A loading page that the test resolves or rejects. */
function startLoad() {
  let arrive = (): void => undefined;
  let fail = arrive;
  const load = new Promise<void>((resolve, reject) => {
    arrive = resolve;
    fail = () => {
      reject(new Error('offline'));
    };
  });
  trackPageLoad(load);
  return { arrive, fail };
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** Waits for the bar's code to load, which no timer controls. */
const barToShow = () =>
  vi.waitFor(() => {
    expect(bar()).not.toBeNull();
  });

/** Longer than the bar's closing animation. */
const LEAVING_MS = 2000;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(async () => {
  await pass(LEAVING_MS);
  vi.useRealTimers();
});

it('shows no bar for a page that loads within 200 ms', async () => {
  const page = startLoad();
  await pass(199);
  page.arrive();
  await pass(LEAVING_MS);
  expect(bar()).toBeNull();
});

it('shows a bar after 200 ms, and hides it when the page is loaded', async () => {
  const page = startLoad();
  await pass(200);
  await barToShow();
  page.arrive();
  await pass(LEAVING_MS);
  expect(bar()).toBeNull();
});

it('hides the bar if the page fails to load', async () => {
  const page = startLoad();
  await pass(200);
  await barToShow();
  page.fail();
  await pass(LEAVING_MS);
  expect(bar()).toBeNull();
});

it('keeps the bar until the last of several loads ends', async () => {
  const first = startLoad();
  const second = startLoad();
  await pass(200);
  await barToShow();
  first.arrive();
  await pass(LEAVING_MS);
  expect(bar()).not.toBeNull();
  second.arrive();
  await pass(LEAVING_MS);
  expect(bar()).toBeNull();
});

it('advances as specified', async () => {
  const page = startLoad();
  await pass(200);
  await barToShow();
  expect(nprogress.settings).toMatchObject({
    minimum: 0.08,
    speed: 200,
    trickleRate: 0.02,
    trickleSpeed: 800,
  });
  expect(nprogress.status).toBe(0.08);
  await pass(800);
  expect(nprogress.status).toBeGreaterThan(0.08);
  page.arrive();
});
