import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { MigrationTable } from './MigrationTable';

it('renders the table that the build has set, and throws without one', () => {
  const { container } = render(<MigrationTable of="vite.server">rows</MigrationTable>);
  expect(container.textContent).toBe('rows');
  vi.mocked(console.error).mockImplementation(() => undefined);
  expect(() => render(<MigrationTable of="a.b" />)).toThrow('<MigrationTable of="a.b">');
});
