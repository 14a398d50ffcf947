import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { inSite } from '../../testing/inSite';
import { Anchor } from './Anchor';

it('announces that an external link opens a new tab', () => {
  render(inSite(<Anchor href="https://example.com">Elsewhere</Anchor>));
  expect(screen.getByRole('link', { name: 'Elsewhere (new tab)' })).toBeTruthy();
});

it('announces nothing extra for an internal link', () => {
  render(inSite(<Anchor href="/guide/">Guide</Anchor>));
  expect(screen.getByRole('link', { name: 'Guide' })).toBeTruthy();
});
