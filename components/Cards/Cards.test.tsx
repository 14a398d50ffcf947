import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { inSite } from '../testing/inSite';
import { Card, Cards } from './Cards';

const cards = (
  <Cards>
    <Card title="Plugins" href="/plugins/">
      What there is.
    </Card>
    <Card title="Code" href="https://code.example">
      Where it is.
    </Card>
  </Cards>
);

it('links to pages in the language of the page', () => {
  render(inSite(cards));
  expect(screen.getByRole('link', { name: 'Plugins' }).getAttribute('href')).toBe('/zh/plugins/');
});

it('marks a card that links to another site', () => {
  render(inSite(cards));
  expect(screen.getByRole('link', { name: 'Code (new tab)' })).toBeTruthy();
});

it('is a list', () => {
  render(inSite(cards));
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

it('requires a title and a URL', () => {
  vi.mocked(console.error).mockImplementation(() => undefined);
  expect(() => render(inSite(<Card title="" href="/x" />))).toThrow(
    '<Card title="" href="/x"> needs both a title and an href.',
  );
});
