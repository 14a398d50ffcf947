import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { inSite } from '../testing/inSite';
import { OptionEffect } from './OptionEffect';

it('is folded, and search does not index it', () => {
  render(
    inSite(
      <OptionEffect of="mode" title="What mode changes">
        <p>diff</p>
      </OptionEffect>,
    ),
  );
  const details = screen.getByText('What mode changes').closest('details');
  expect(details?.open).toBe(false);
  expect(details?.textContent).toContain('diff');
  expect(details?.closest('[data-search-ignore]')).toBeTruthy();
});

it('throws if the build has set no diff', () => {
  vi.mocked(console.error).mockImplementation(() => undefined);
  expect(() => render(inSite(<OptionEffect of="mode" />))).toThrow('<OptionEffect of="mode">');
});
