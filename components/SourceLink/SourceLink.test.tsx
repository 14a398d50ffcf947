import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { inSite } from '../testing/inSite';
import { SourceLink } from './SourceLink';

it('links to the path in the documented repository, and shows it', () => {
  render(inSite(<SourceLink path="packages/core/src/index.ts" />));
  const link = screen.getByRole('link', { name: 'packages/core/src/index.ts (new tab)' });
  expect(link.getAttribute('href')).toBe('https://code.example/packages/core/src/index.ts');
});

it('falls back to the default text of the site', () => {
  render(inSite(<SourceLink path="a.ts" />, { sourceText: 'Source code' }));
  expect(screen.getByRole('link', { name: 'Source code (new tab)' })).toBeTruthy();
});

it.each(['', '/packages/core', 'https://github.com/x/y'])(
  'rejects the path "%s" with the expected form',
  (path) => {
    vi.mocked(console.error).mockImplementation(() => undefined);
    expect(() => render(inSite(<SourceLink path={path} />))).toThrow(
      `<SourceLink path="${path}"> is no path in the repository.`,
    );
  },
);
