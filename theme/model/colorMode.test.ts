import { describe, expect, it } from 'vitest';
import { resolveColorMode, toColorChoice } from './colorMode';

describe('toColorChoice', () => {
  it('returns light and dark unchanged, and auto for everything else', () => {
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
  it('follows the system only for auto', () => {
    expect(resolveColorMode('auto', 'dark')).toBe('dark');
    expect(resolveColorMode('auto', 'light')).toBe('light');
    expect(resolveColorMode('light', 'dark')).toBe('light');
    expect(resolveColorMode('dark', 'light')).toBe('dark');
  });
});
