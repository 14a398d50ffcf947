import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { PageCopy } from './PageCopy';

const labels = {
  copy: 'Copy page',
  copied: 'Copied',
  view: 'View as Markdown',
  copyPrompt: (key: string) => `Press ${key}`,
};

const fetched = vi.fn<(url: string) => Promise<Response>>();

beforeEach(() => {
  fetched.mockReset().mockImplementation(() => Promise.resolve(new Response('# Page')));
  vi.stubGlobal('fetch', fetched);
});

const show = () => {
  const user = userEvent.setup();
  render(<PageCopy href="/base/config/mode.md" labels={labels} />);
  return user;
};

it('copies the Markdown, fetches it only on demand, and confirms', async () => {
  const user = show();
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  expect(fetched).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Copy page' }));
  expect(fetched).toHaveBeenCalledWith('/base/config/mode.md');
  expect(writeText).toHaveBeenCalledWith('# Page');
  expect(screen.getByRole('status').textContent).toBe('Copied');
});

it('suggests copying by hand if the browser refuses', async () => {
  const user = show();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  const prompt = vi.fn();
  vi.stubGlobal('prompt', prompt);
  await user.click(screen.getByRole('button', { name: 'Copy page' }));
  expect(prompt).toHaveBeenCalledWith('Press Ctrl+C', '# Page');
  expect(screen.getByRole('status').textContent).toBe('');
});

it("links to the Markdown if it can't be fetched", async () => {
  const user = show();
  fetched.mockRejectedValue(new TypeError('offline'));
  const assign = vi.spyOn(window.location, 'assign').mockReturnValue();
  await user.click(screen.getByRole('button', { name: 'Copy page' }));
  expect(assign).toHaveBeenCalledWith('/base/config/mode.md');
});

it('links to the Markdown', () => {
  show();
  const link = screen.getByRole('link', { name: 'View as Markdown' });
  expect(link.getAttribute('href')).toBe('/base/config/mode.md');
});
