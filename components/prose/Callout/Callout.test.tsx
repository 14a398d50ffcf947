import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { inSite } from '../../testing/inSite';
import { Callout } from './Callout';

it('is a note under its own title', () => {
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
  "takes the language's word for its type where the engine put %s",
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

it('folds details', () => {
  render(
    inSite(
      <Callout type="details" title="More">
        Text
      </Callout>,
    ),
  );
  expect(screen.getByText('More').closest('details')?.open).toBe(false);
});
