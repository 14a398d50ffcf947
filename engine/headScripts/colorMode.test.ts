import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { colorModeScript } from './scripts';

interface Reader {
  stored?: string;
  isStorageBlocked?: boolean;
  systemIsDark?: boolean;
}

function themeFor({ stored, isStorageBlocked = false, systemIsDark = false }: Reader) {
  const dataset: { theme?: string } = {};
  runInNewContext(colorModeScript, {
    localStorage: {
      getItem() {
        if (isStorageBlocked) throw new Error('blocked');
        return stored ?? null;
      },
    },
    matchMedia: () => ({ matches: systemIsDark }),
    document: { documentElement: { dataset } },
  });
  return dataset.theme;
}

it('shows the stored theme, whatever the system prefers', () => {
  expect(themeFor({ stored: 'light', systemIsDark: true })).toBe('light');
  expect(themeFor({ stored: 'dark' })).toBe('dark');
});

it('follows the system for auto, an unknown value, or no value', () => {
  for (const stored of ['auto', 'purple', undefined]) {
    expect(themeFor({ ...(stored && { stored }), systemIsDark: true })).toBe('dark');
    expect(themeFor({ ...(stored && { stored }) })).toBe('light');
  }
});

it('follows the system if storage is blocked', () => {
  expect(themeFor({ isStorageBlocked: true, systemIsDark: true })).toBe('dark');
});
