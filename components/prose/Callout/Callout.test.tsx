import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { inSite } from '../../testing/inSite';
import { Callout } from './Callout';

it('is a note with its title', () => {
  render(
    inSite(
      <Callout type="tip" title="Keep it small">
        Text
      </Callout>,
    ),
  );
  expect(screen.getByRole('note', { name: 'Keep it small' }).textContent).toContain('Text');
});

it.each(['Tip', 'TIP'])(
  "uses the localized title of its type if the engine's default is %s",
  (title) => {
    render(
      inSite(
        <Callout type="tip" title={title}>
          Text
        </Callout>,
      ),
    );
    expect(screen.getByRole('note', { name: 'Hint' })).toBeTruthy();
  },
);

it('makes details collapsible', () => {
  render(
    inSite(
      <Callout type="details" title="More">
        Text
      </Callout>,
    ),
  );
  expect(screen.getByText('More').closest('details')?.open).toBe(false);
});
