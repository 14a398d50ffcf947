import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { inSite } from '../testing/inSite';
import { OptionMeta } from './OptionMeta';

const factsOnShow = () =>
  screen
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent ?? ''}`);

it('shows the type, the default, and the version that added the option', () => {
  render(
    inSite(
      <OptionMeta of="server.port" default="3000" since="1.4.2">
        number
      </OptionMeta>,
    ),
  );
  expect(factsOnShow()).toEqual(['Type: number', 'Default: 3000', 'Added in: 1.4.2']);
});

it('links to the section that explains a default too complex for code', () => {
  render(inSite(<OptionMeta of="mode">string</OptionMeta>));
  expect(factsOnShow()).toContain('Default: see below');
});

it('omits the version if none is set', () => {
  render(
    inSite(
      <OptionMeta of="plugin-react.fastRefresh" default="true">
        boolean
      </OptionMeta>,
    ),
  );
  expect(factsOnShow()).toEqual(['Type: boolean', 'Default: true']);
});

it('names the replacement of a deprecated option', () => {
  render(
    inSite(
      <OptionMeta of="x" deprecated="use y">
        string
      </OptionMeta>,
    ),
  );
  expect(factsOnShow()).toContain('Deprecated: use y');
});

it('throws if the build has set no facts', () => {
  vi.mocked(console.error).mockImplementation(() => undefined);
  expect(() => render(inSite(<OptionMeta of="mode" />))).toThrow('<OptionMeta of="mode">');
});
