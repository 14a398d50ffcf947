import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { OfflinePages } from './OfflinePages';

const labels = {
  label: 'Offline reading',
  text: 'Opened pages can be read.',
  keep: 'Keep',
  kept: 'All is stored.',
  failed: 'Not all is stored.',
  remove: 'Remove',
  removed: 'Nothing is stored.',
  size: (bytes: number) => `${bytes} bytes`,
  pages: (count: number) => `${count} pages`,
  keeping: (share: number) => `${Math.round(share * 100)} percent`,
};

function show(state: Partial<Parameters<typeof OfflinePages>[0]>) {
  const onKeep = vi.fn();
  const onRemove = vi.fn();
  const actions = { onKeep, onRemove };
  render(
    <OfflinePages phase="partial" pages={0} share={0} labels={labels} {...actions} {...state} />,
  );
  return actions;
}

const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

describe('OfflinePages', () => {
  it('offers to store all pages, and shows the download size', async () => {
    const { onKeep } = show({ bytes: 12 });
    expect(screen.getByRole('region', { name: 'Offline reading' }).textContent).toContain(
      '12 bytes',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Keep' }));
    expect(onKeep).toHaveBeenCalledOnce();
  });

  it('offers to remove stored pages if there are any', async () => {
    const { onRemove } = show({ pages: 3 });
    expect(buttons()).toEqual(['Remove']);
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    expect(onRemove).toHaveBeenCalledOnce();
  });

  it('announces progress in steps of ten percent, and shows no buttons meanwhile', () => {
    show({ phase: 'keeping', share: 0.58, bytes: 12, pages: 3 });
    expect(screen.getByRole('progressbar', { name: 'Keep' }).getAttribute('value')).toBe('0.58');
    expect(screen.getByRole('status').textContent).toBe('50 percent');
    expect(buttons()).toEqual([]);
  });

  it.each([
    ['kept', 'All is stored.', ['Remove']],
    ['failed', 'Not all is stored.', ['Keep', 'Remove']],
  ] as const)('reports the result when storing has ended as %s', (phase, news, offered) => {
    show({ phase, bytes: 12, pages: 3 });
    expect(screen.getByRole('status').textContent).toBe(news);
    expect(buttons()).toEqual(offered);
  });

  it('is empty until the stored pages are known', () => {
    show({ phase: 'unknown' });
    expect(screen.getByRole('region').textContent).toBe('');
  });
});
