import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ColorModeSwitch } from './ColorModeSwitch';

const { themeConfig } = vi.hoisted(() => ({ themeConfig: { darkMode: true } }));

vi.mock('@rspress/core/runtime', () => ({
  useSite: () => ({ site: { themeConfig } }),
  useI18n: () => (key: string) => key,
}));

beforeEach(() => {
  themeConfig.darkMode = true;
});

it('is a toggle in the bar, and offers all three choices on small screens', () => {
  render(<ColorModeSwitch placement="bar" />);
  expect(screen.getByRole('button', { name: 'theme.switchToDark' })).toBeTruthy();
  render(<ColorModeSwitch placement="screen" />);
  expect(screen.getAllByRole('radio')).toHaveLength(3);
});

it.each(['bar', 'screen'] as const)(
  "isn't rendered in the %s if dark mode is disabled",
  (placement) => {
    themeConfig.darkMode = false;
    const { container } = render(<ColorModeSwitch placement={placement} />);
    expect(container.childElementCount).toBe(0);
  },
);
