import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { TypeDeclaration } from './TypeDeclaration';

it('renders the declaration that the build has set, and throws without one', () => {
  const { container } = render(<TypeDeclaration of="A">type A = string</TypeDeclaration>);
  expect(container.textContent).toBe('type A = string');
  vi.mocked(console.error).mockImplementation(() => undefined);
  expect(() => render(<TypeDeclaration of="A" />)).toThrow('<TypeDeclaration of="A">');
});
