import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { expect, it, vi } from 'vitest';
import { Overview, type OverviewSectionProps } from './Overview';

const labels = {
  filter: 'Filter',
  placeholder: 'Enter keyword',
  noResult: 'No matching API found: ',
  default: 'Default',
};

const dev: OverviewSectionProps = {
  id: 'overview-dev',
  name: 'dev',
  pages: [
    {
      text: 'dev.hmr',
      href: '/config/dev/hmr',
      headers: [{ href: '/config/dev/hmr#type', text: 'Type', depth: 2 }],
    },
  ],
};

function show(groups: OverviewSectionProps[], query = '') {
  const onQueryChange = vi.fn();
  render(
    <Overview
      ref={createRef()}
      labels={labels}
      query={query}
      onQueryChange={onQueryChange}
      count="1 of 2"
      groups={groups}
    />,
  );
  return onQueryChange;
}

it('lists each group with its pages and their headings', () => {
  show([dev]);
  expect(screen.getByRole('region', { name: 'dev' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: 'dev' })).toBeTruthy();
  const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(targets).toEqual(['/config/dev/hmr', '/config/dev/hmr#type']);
});

it('calls onQueryChange with the typed text', async () => {
  const onQueryChange = show([dev]);
  const filter = screen.getByRole('searchbox', { name: 'Filter' });
  expect(filter.getAttribute('placeholder')).toBe('Enter keyword');
  await userEvent.type(filter, 'h');
  expect(onQueryChange).toHaveBeenCalledExactlyOnceWith('h');
});

it('reports that nothing matches, with the query as typed', () => {
  show([], 'Webpack');
  expect(screen.getByRole('status').textContent).toBe('No matching API found: Webpack');
});

it('has an empty status while something matches', () => {
  show([dev], 'hmr');
  expect(screen.getByRole('status').textContent).toBe('');
});

it('says of an option what it is for, its type and its default', () => {
  const details = { purpose: 'Updates modules in place', type: 'boolean', default: 'true' };
  show([{ ...dev, pages: [{ text: 'dev.hmr', href: '/config/dev/hmr', details, headers: [] }] }]);
  expect(screen.getByRole('listitem').textContent).toBe(
    'dev.hmrUpdates modules in placebooleanDefault true',
  );
});
