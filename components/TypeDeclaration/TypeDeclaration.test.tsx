import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { TypeDeclaration } from './TypeDeclaration';

it('shows the declaration that the build wrote into it, and throws without one', () => {
  const { container } = render(<TypeDeclaration of="A">type A = string</TypeDeclaration>);
  expect(container.textContent).toBe('type A = string');
  vi.mocked(console.error).mockImplementation(() => undefined);
  expect(() => render(<TypeDeclaration of="A" />)).toThrow('<TypeDeclaration of="A">');
});
