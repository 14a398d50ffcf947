import { act, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { FactCard } from './FactCard';

/** Nothing has a place in this document, so the card hides like that of a link that was scrolled away. */
const HIDDEN = { hidden: true };

const show = async (link: HTMLElement) => {
  const rendered = render(
    <FactCard
      ref={createRef()}
      link={link}
      title="output.filenameHash"
      facts={[
        { name: 'Type', code: 'boolean | string' },
        { name: 'Added in', text: '1.2.0' },
      ]}
      text="Adds a hash to `x.js`, or `x.css`."
    />,
  );
  // The position is known after a microtask.
  await act(() => Promise.resolve());
  return rendered;
};

it('shows the name, the facts, and a sentence with code', async () => {
  await show(document.createElement('a'));
  const card = screen.getByRole('tooltip', HIDDEN);
  expect(card.textContent).toContain('output.filenameHash');
  const facts = screen.getAllByRole('term', HIDDEN).map((term) => term.parentElement?.textContent);
  expect(facts).toEqual(['Typeboolean | string', 'Added in1.2.0']);
  const codes = [...card.querySelectorAll('p:last-child code')].map((code) => code.textContent);
  expect(codes).toEqual(['x.js', 'x.css']);
});

it('describes the link as long as it is open', async () => {
  const link = document.createElement('a');
  const { unmount } = await show(link);
  expect(link.getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip', HIDDEN).id);
  unmount();
  expect(link.hasAttribute('aria-describedby')).toBe(false);
});
