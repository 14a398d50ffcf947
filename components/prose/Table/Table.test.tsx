import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Table } from './Table';

it('offers line breaks within long identifiers in its cells', () => {
  render(
    <Table>
      <tbody>
        <tr>
          <td>
            <code>performance.printFileSize</code>
          </td>
        </tr>
      </tbody>
    </Table>,
  );
  expect(screen.getByRole('cell').innerHTML).toBe(
    '<code>performance.<wbr>print<wbr>File<wbr>Size</code>',
  );
});
