import { runInNewContext } from 'node:vm';
import type { RsbuildPlugin, RsbuildPluginAPI } from '@rsbuild/core';
import { expect, it, vi } from 'vitest';
import { colorModeScript, pluginColorMode } from './colorMode';

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

it('shows the stored theme, whatever the system has', () => {
  expect(themeFor({ stored: 'light', systemIsDark: true })).toBe('light');
  expect(themeFor({ stored: 'dark' })).toBe('dark');
});

it('follows the system for auto, for an unknown value and for none', () => {
  for (const stored of ['auto', 'purple', undefined]) {
    expect(themeFor({ ...(stored && { stored }), systemIsDark: true })).toBe('dark');
    expect(themeFor({ ...(stored && { stored }) })).toBe('light');
  }
});

it('follows the system where storage is blocked', () => {
  expect(themeFor({ isStorageBlocked: true, systemIsDark: true })).toBe('dark');
});

it('makes the static page itself light where dark mode is disabled, and runs no script', () => {
  const [plugin] = [pluginColorMode(false).builderConfig?.plugins ?? []].flat();
  const hooks = { modifyHTML: vi.fn<(change: (html: string) => string) => void>() };
  void (plugin as RsbuildPlugin).setup(hooks as unknown as RsbuildPluginAPI);
  const [change] = hooks.modifyHTML.mock.calls[0] ?? [];
  expect(change?.('<!doctype html><html lang="en">')).toBe(
    '<!doctype html><html data-theme="light" lang="en">',
  );
});
