import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Table } from './Table';

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
