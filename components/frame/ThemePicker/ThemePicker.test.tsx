import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ThemePicker } from './ThemePicker';

const labels = { legend: 'Theme', light: 'Light', dark: 'Dark', auto: 'Follow the system' };

it('offers light, dark, and system, with the chosen one checked', async () => {
  const onChoose = vi.fn();
  render(<ThemePicker choice="auto" labels={labels} onChoose={onChoose} />);
  expect(screen.getByRole('group', { name: 'Theme' })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Follow the system' }).checked).toBe(
    true,
  );
  await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('dark');
});
