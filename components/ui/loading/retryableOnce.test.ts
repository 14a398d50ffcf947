import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { retryableOnce } from './retryableOnce';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('loads once for concurrent callers', async () => {
  const load = vi.fn(() => Promise.resolve('page'));
  const get = retryableOnce(load);
  expect(await Promise.all([get(), get()])).toEqual(['page', 'page']);
  expect(load).toHaveBeenCalledOnce();
});

it('retries a failed load once after 500 ms', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValue('page');
  const loading = retryableOnce(load)();
  await vi.advanceTimersByTimeAsync(499);
  expect(load).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1);
  expect(await loading).toBe('page');
});

it('loads again on the next call after both attempts failed', async () => {
  const load = vi.fn().mockRejectedValue(new Error('gone'));
  const get = retryableOnce(load);
  const failed = expect(get()).rejects.toThrow('gone');
  await vi.runAllTimersAsync();
  await failed;
  load.mockResolvedValue('page');
  expect(await get()).toBe('page');
});
