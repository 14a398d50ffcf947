import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Table, TableHead } from './Table';

it('can be reached by keyboard, so that a wide one can be scrolled', async () => {
  render(
    <Table>
      <tbody>
        <tr>
          <td>cell</td>
        </tr>
      </tbody>
    </Table>,
  );
  await userEvent.tab();
  expect(document.activeElement?.contains(screen.getByRole('table'))).toBe(true);
});

it('has a plain cell in its corner where the corner is empty', () => {
  render(
    <Table>
      <thead>
        <tr>
          <TableHead />
          <TableHead>Default</TableHead>
        </tr>
      </thead>
    </Table>,
  );
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Default',
  ]);
});
