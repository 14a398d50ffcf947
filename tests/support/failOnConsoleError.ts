import { afterEach, beforeEach, expect, vi } from 'vitest';

/**
 * A test that expects an error mocks `console.error` itself; any call to this one fails the test.
 * Thrown after the test and not on the call, because React catches errors while rendering.
 */
const unexpected: unknown[][] = [];

beforeEach(() => {
  unexpected.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...message) => {
    unexpected.push(message);
  });
});

afterEach(() => {
  expect(unexpected, 'console.error was called').toEqual([]);
});
