import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { StartCommand } from './StartCommand';

const labels = {
  copy: 'Copy',
  copied: 'Copied',
  copyPrompt: (shortcut: string) => `Copy by hand: ${shortcut}`,
};

describe('StartCommand', () => {
  it('copies the command, and confirms for two seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    render(<StartCommand command="npm create app" labels={labels} />);
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe('npm create app');
    expect(screen.getByRole('status').textContent).toBe('Copied');
    act(() => {
      vi.advanceTimersByTime(2000);
    });
    expect(screen.getByRole('status').textContent).toBe('');
    vi.useRealTimers();
  });
});
