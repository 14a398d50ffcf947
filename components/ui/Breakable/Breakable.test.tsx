import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Breakable, splitAtBreakPoints } from './Breakable';

const htmlOf = (children: React.ReactNode) =>
  render(<Breakable>{children}</Breakable>).container.innerHTML;

it('offers line breaks within identifiers, including nested elements', () => {
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

it('returns elements without children and other values unchanged', () => {
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

const shown = (text: string): string => splitAtBreakPoints(text).join('|');

describe('splitAtBreakPoints', () => {
  it('splits identifiers after dots and between camel-case words', () => {
    expect(shown('output.filenameHash')).toBe('output.|filename|Hash');
    expect(shown('Set performance.removeMomentLocale to true')).toBe(
      'Set performance.|remove|Moment|Locale to true',
    );
    expect(shown('plugin-react.splitChunks.lib2Vendors')).toBe(
      'plugin-react.|split|Chunks.|lib2|Vendors',
    );
  });

  it.each([
    'JavaScript API',
    'WebAssembly',
    'dev.client',
    'buildCache',
    '1.7.6-rc.10.20260101',
    '...args: unknown[]',
  ])("doesn't split %s", (text) => {
    expect(splitAtBreakPoints(text)).toEqual([text]);
  });

  it.each(['', 'a.b', '配置 output.overrideBrowserslist 选项', '.a..bC.deFGHIjklmnop.'])(
    'preserves all characters of "%s"',
    (text) => {
      expect(splitAtBreakPoints(text).join('')).toBe(text);
    },
  );
});
