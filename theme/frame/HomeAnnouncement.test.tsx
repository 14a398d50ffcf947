import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ANNOUNCEMENT_KEY } from '@config/storageKeys';
import { HomeAnnouncement } from './HomeAnnouncement';

vi.mock('@hooks/useText', () => ({ useText: () => (key: string) => key }));

const bar = () => screen.queryByRole('complementary', { name: 'announcement.label' });

beforeEach(() => {
  localStorage.clear();
});

describe('HomeAnnouncement', () => {
  it('is shown until dismissed', () => {
    render(<HomeAnnouncement />);
    expect(bar()).not.toBeNull();
  });

  it('disappears when dismissed, and stores true under its key', async () => {
    render(<HomeAnnouncement />);
    await userEvent.click(screen.getByRole('button', { name: 'announcement.dismiss' }));
    expect(bar()).toBeNull();
    expect(localStorage.getItem(ANNOUNCEMENT_KEY)).toBe('true');
  });

  it('stays hidden after dismissal, but not for other stored values', () => {
    localStorage.setItem(ANNOUNCEMENT_KEY, 'true');
    const { unmount } = render(<HomeAnnouncement />);
    expect(bar()).toBeNull();
    unmount();
    localStorage.setItem(ANNOUNCEMENT_KEY, 'yes');
    render(<HomeAnnouncement />);
    expect(bar()).not.toBeNull();
  });
});
