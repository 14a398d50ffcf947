import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { inSite } from '../testing/inSite';
import { OptionFields } from './OptionFields';

const facts = () => screen.getAllByRole('listitem').map((item) => item.textContent);

it('shows each field with its name, facts, and description', () => {
  render(
    inSite(
      <OptionFields of="a.b">
        <OptionFields.Field id="a.b.c" name="c">
          <OptionFields.Facts default="true" since="1.4.2">
            boolean
          </OptionFields.Facts>
          Turns it on.
        </OptionFields.Field>
      </OptionFields>,
    ),
  );
  const name = screen.getByRole('term');
  expect(name.textContent).toBe('c');
  expect(name.id).toBe('a.b.c');
  expect(facts()).toEqual(['Type boolean', 'Default true', 'Added in 1.4.2']);
  expect(screen.getByRole('definition').textContent).toContain('Turns it on.');
});

it('omits a missing default, and marks required and deprecated fields', () => {
  render(
    inSite(
      <OptionFields.Facts required deprecated="use d">
        string
      </OptionFields.Facts>,
    ),
  );
  expect(facts()).toEqual(['Type string', 'Required', 'Deprecated: use d']);
});
