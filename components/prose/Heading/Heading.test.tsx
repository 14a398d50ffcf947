import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { inSite } from '../../testing/inSite';
import { Heading } from './Heading';

it("keeps its link out of the heading's accessible name", () => {
  render(
    inSite(
      <Heading level={2} id="the-mode-option">
        The <code>mode</code> option {1}
      </Heading>,
    ),
  );
  expect(screen.getByRole('heading', { level: 2, name: 'The mode option 1' }).id).toBe(
    'the-mode-option',
  );
});

it("names the link after the heading's full text", () => {
  render(
    inSite(
      <Heading level={3} id="mode">
        The <code>mode</code> option
      </Heading>,
    ),
  );
  const link = screen.getByRole('link', { name: 'Link to The mode option' });
  expect(link.getAttribute('href')).toBe('#mode');
});

it('has no link without an id', () => {
  render(inSite(<Heading level={2}>Text</Heading>));
  expect(screen.queryByRole('link')).toBeNull();
});
