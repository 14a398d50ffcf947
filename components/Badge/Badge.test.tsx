import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Badge } from './Badge';

it('renders its text', () => {
  render(<Badge tone="warning" text="experimental" />);
  expect(screen.getByText('experimental')).toBeTruthy();
});

it('lists the valid tones for an unknown tone', () => {
  vi.mocked(console.error).mockImplementation(() => undefined);
  expect(() => render(<Badge tone={'loud' as 'tip'} text="x" />)).toThrow(
    '<Badge tone="loud"> is unknown. Allowed: tip, info, warning, danger.',
  );
});

it('requires a text', () => {
  vi.mocked(console.error).mockImplementation(() => undefined);
  expect(() => render(<Badge text="" />)).toThrow('<Badge> has no text.');
});
