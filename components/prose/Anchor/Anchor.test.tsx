import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { inSite } from '../../testing/inSite';
import { Anchor } from './Anchor';

it('says of a link that leaves the site that it opens a new tab', () => {
  render(inSite(<Anchor href="https://example.com">Elsewhere</Anchor>));
  expect(screen.getByRole('link', { name: 'Elsewhere (new tab)' })).toBeTruthy();
});

it('says nothing more of a link inside the site', () => {
  render(inSite(<Anchor href="/guide/">Guide</Anchor>));
  expect(screen.getByRole('link', { name: 'Guide' })).toBeTruthy();
});
