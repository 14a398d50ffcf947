import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { inSite } from '@components/testing/inSite';
import { OptionMeta } from './OptionMeta';

const factsOnShow = () =>
  screen
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent ?? ''}`);

it('shows type, default and first version', () => {
  render(inSite(<OptionMeta of="server.port" type="number" default="3000" since="1.0.0" />));
  expect(factsOnShow()).toEqual(['Type: number', 'Default: 3000', 'Since: 1.0.0']);
});

it('points to the page where the default takes words', () => {
  render(inSite(<OptionMeta of="mode" type="string" since="1.0.0" />));
  expect(factsOnShow()).toContain('Default: see below');
});

it('tells no version of a plugin’s option', () => {
  render(inSite(<OptionMeta of="plugin-react.fastRefresh" type="boolean" default="true" />));
  expect(factsOnShow()).toEqual(['Type: boolean', 'Default: true']);
});

it('says what replaces a deprecated option', () => {
  render(inSite(<OptionMeta of="x" type="string" since="1.0.0" deprecated="use y" />));
  expect(factsOnShow()).toContain('Deprecated: use y');
});

it('throws where no facts were written into it', () => {
  vi.mocked(console.error).mockImplementation(() => undefined);
  expect(() => render(inSite(<OptionMeta of="mode" />))).toThrow('<OptionMeta of="mode">');
});
