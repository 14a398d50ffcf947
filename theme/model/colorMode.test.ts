import { describe, expect, it } from 'vitest';
import { resolveColorMode, toColorChoice } from './colorMode';

describe('toColorChoice', () => {
  it('takes light and dark as they are, and auto for everything else', () => {
    expect(['light', 'dark', 'auto', 'purple', '', null].map(toColorChoice)).toEqual([
      'light',
      'dark',
      'auto',
      'auto',
      'auto',
      'auto',
    ]);
  });
});

describe('resolveColorMode', () => {
  it('follows the system in auto alone', () => {
    expect(resolveColorMode('auto', 'dark')).toBe('dark');
    expect(resolveColorMode('auto', 'light')).toBe('light');
    expect(resolveColorMode('light', 'dark')).toBe('light');
    expect(resolveColorMode('dark', 'light')).toBe('dark');
  });
});
