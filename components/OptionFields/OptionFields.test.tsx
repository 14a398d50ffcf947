import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { inSite } from '@components/testing/inSite';
import { OptionFields } from './OptionFields';

const facts = () => screen.getAllByRole('listitem').map((item) => item.textContent);

it('shows each field under its name, with type, default, version and description', () => {
  render(
    inSite(
      <OptionFields of="a.b">
        <OptionFields.Field id="a.b.c" name="c" type="boolean" default="true" since="1.4.2">
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

it('shows no default where the field is not set', () => {
  render(
    inSite(
      <OptionFields of="a.b">
        <OptionFields.Field id="a.b.c" name="c" type="string" default="undefined" />
      </OptionFields>,
    ),
  );
  expect(facts()).toEqual(['Type string']);
});

it('says what replaces a deprecated field', () => {
  render(
    inSite(
      <OptionFields of="a.b">
        <OptionFields.Field id="a.b.c" name="c" type="string" deprecated="use d" />
      </OptionFields>,
    ),
  );
  expect(screen.getByText('Deprecated: use d')).toBeTruthy();
});
