import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inSite } from '../../testing/inSite';
import { CodeBlock } from './CodeBlock';

const html = '<pre><code>const a = 1;</code></pre>';

describe('CodeBlock', () => {
  it('shows title, language, and code', () => {
    const { container } = render(
      inSite(<CodeBlock html={html} title={'a "quoted" <title>'} lang="ts" />),
    );
    expect(screen.getByText('a "quoted" <title>')).toBeTruthy();
    expect(screen.getByText('ts')).toBeTruthy();
    expect(container.querySelector('pre')?.textContent).toBe('const a = 1;');
  });

  it('labels command output, without a shell name', () => {
    const { container } = render(inSite(<CodeBlock html={html} isOutput />));
    expect(screen.getByText('Output')).toBeTruthy();
    render(inSite(<CodeBlock html={html} lang="bash" />), { container });
    expect(screen.queryByText('Output')).toBeNull();
    expect(screen.queryByText('bash')).toBeNull();
  });

  it('toggles line wrap, and exposes its state', () => {
    render(inSite(<CodeBlock html={html} />));
    const button = screen.getByRole('button', { name: 'Wrap lines', pressed: false });
    fireEvent.click(button);
    expect(screen.getByRole('button', { name: 'Wrap lines', pressed: true })).toBe(button);
    fireEvent.click(button);
    expect(screen.getByRole('button', { name: 'Wrap lines', pressed: false })).toBe(button);
  });

  it('starts wrapped if the page says so', () => {
    render(inSite(<CodeBlock html={html} isWrapped />));
    expect(screen.getByRole('button', { name: 'Wrap lines', pressed: true })).toBeTruthy();
  });

  it('collapses a long block and shows its number of lines', () => {
    render(inSite(<CodeBlock html={html} lines="58" />));
    expect(screen.getByText('Show all 58 lines').closest('details')?.open).toBe(false);
  });
});

describe('CodeBlock copy button', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const copy = async () => {
    render(inSite(<CodeBlock html={html} />));
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Copy code' }));
      await Promise.resolve();
    });
  };

  it('confirms for 2000 ms', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await copy();
    expect(screen.getByRole('status').textContent).toBe('Copied');
    vi.advanceTimersByTime(1999);
    expect(screen.getByRole('status').textContent).toBe('Copied');
    vi.advanceTimersByTime(1);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it("doesn't confirm if the browser refuses", async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    vi.stubGlobal('prompt', vi.fn());
    await copy();
    expect(screen.getByRole('status').textContent).toBe('');
  });
});
