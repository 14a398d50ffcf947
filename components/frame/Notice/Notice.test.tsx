import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Notice } from './Notice';

const labels = { text: 'Shown in English.', link: '中文', dismiss: 'Dismiss' };

it('links to the page in its language, and can be dismissed', async () => {
  const onDismiss = vi.fn();
  render(<Notice tone="info" href="/zh/" linkLang="zh" labels={labels} onDismiss={onDismiss} />);
  expect(screen.getByRole('status').textContent).toContain('Shown in English.');
  const link = screen.getByRole('link', { name: '中文' });
  expect(link.getAttribute('href')).toBe('/zh/');
  expect(link.lang).toBe('zh');
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(onDismiss).toHaveBeenCalledOnce();
});

it('interrupts screen readers for a failure', () => {
  render(<Notice tone="failure" href="/" labels={labels} onDismiss={vi.fn()} />);
  expect(screen.getByRole('alert').textContent).toContain('Shown in English.');
});
