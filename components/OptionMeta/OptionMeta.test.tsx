import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { inSite } from '../testing/inSite';
import { OptionMeta } from './OptionMeta';

const factsOnShow = () =>
  screen
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent ?? ''}`);

it('shows type, default and the version that added the option', () => {
  render(
    inSite(
      <OptionMeta of="server.port" default="3000" since="1.4.2">
        number
      </OptionMeta>,
    ),
  );
  expect(factsOnShow()).toEqual(['Type: number', 'Default: 3000', 'Added in: 1.4.2']);
});

it('points to the page where the default takes words', () => {
  render(inSite(<OptionMeta of="mode">string</OptionMeta>));
  expect(factsOnShow()).toContain('Default: see below');
});

it('shows no version where none is given', () => {
  render(
    inSite(
      <OptionMeta of="plugin-react.fastRefresh" default="true">
        boolean
      </OptionMeta>,
    ),
  );
  expect(factsOnShow()).toEqual(['Type: boolean', 'Default: true']);
});

it('says what replaces a deprecated option', () => {
  render(
    inSite(
      <OptionMeta of="x" deprecated="use y">
        string
      </OptionMeta>,
    ),
  );
  expect(factsOnShow()).toContain('Deprecated: use y');
});

it('throws where no facts were written into it', () => {
  vi.mocked(console.error).mockImplementation(() => undefined);
  expect(() => render(inSite(<OptionMeta of="mode" />))).toThrow('<OptionMeta of="mode">');
});
