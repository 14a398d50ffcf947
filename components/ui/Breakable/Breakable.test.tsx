import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Breakable } from './Breakable';

const htmlOf = (children: React.ReactNode) =>
  render(<Breakable>{children}</Breakable>).container.innerHTML;

it('offers a break within identifiers, in nested elements too', () => {
  expect(
    htmlOf(
      <>
        Use{' '}
        <a href="/x">
          <code>output.filenameHash</code>
        </a>
      </>,
    ),
  ).toBe('Use <a href="/x"><code>output.<wbr>filename<wbr>Hash</code></a>');
});

it('leaves elements without children and other values as they are', () => {
  expect(
    htmlOf(
      <>
        {1}
        {null}
        <input />
      </>,
    ),
  ).toBe('1<input>');
});
