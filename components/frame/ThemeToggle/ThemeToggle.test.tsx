import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ThemeToggle } from './ThemeToggle';

const labels = { toDark: 'Switch to dark theme', toLight: 'Switch to light theme' };

it('is labeled with the effect of a click', async () => {
  const onToggle = vi.fn();
  const { rerender } = render(<ThemeToggle mode="light" labels={labels} onToggle={onToggle} />);
  await userEvent.click(screen.getByRole('button', { name: 'Switch to dark theme' }));
  expect(onToggle).toHaveBeenCalledOnce();
  rerender(<ThemeToggle mode="dark" labels={labels} onToggle={onToggle} />);
  expect(screen.getByRole('button', { name: 'Switch to light theme' })).toBeTruthy();
});
