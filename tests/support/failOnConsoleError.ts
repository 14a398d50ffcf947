import { afterEach, beforeEach, expect, vi } from 'vitest';

/**
 * A test that expects an error mocks `console.error` itself; what reaches this one is a fault.
 * Thrown after the test and not at the call, since React swallows what a render throws.
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
