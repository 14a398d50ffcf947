import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { OptionChanges } from './OptionChanges';

it('renders the table that the build has set, and throws without one', () => {
  const { container } = render(<OptionChanges version="1.5">rows</OptionChanges>);
  expect(container.textContent).toBe('rows');
  vi.mocked(console.error).mockImplementation(() => undefined);
  expect(() => render(<OptionChanges version="1.6" />)).toThrow('<OptionChanges version="1.6">');
});
