import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { MenuEntry } from '../MenuLinks';
import { NavMenu } from './NavMenu';

const changelog = { text: 'Changelog', href: '/changelog' };

function renderMenu(start: MenuEntry[], end: MenuEntry[] = []) {
  render(
    <NavMenu
      label="Main navigation"
      groupLabel={(text) => `More in ${text}`}
      start={start}
      end={end}
    />,
  );
  return within(screen.getByRole('navigation', { name: 'Main navigation' }));
}

it('marks the current page and its section', () => {
  const nav = renderMenu(
    [{ text: 'Guide', href: '/guide/', current: 'true' }],
    [{ text: 'Config', href: '/config/', current: 'page' }, changelog],
  );
  const current = (name: string) => nav.getByRole('link', { name }).getAttribute('aria-current');
  expect(current('Guide')).toBe('true');
  expect(current('Config')).toBe('page');
  expect(current('Changelog')).toBeNull();
});

it('separates the two sides, and omits an empty one', () => {
  expect(renderMenu([changelog]).getAllByRole('list')).toHaveLength(1);
});

it('shows the tag of an item', () => {
  const nav = renderMenu([{ ...changelog, tag: 'new' }]);
  expect(nav.getByRole('link').textContent).toBe('Changelognew');
});

it('opens a group with its button', async () => {
  const nav = renderMenu([{ text: '1.x', items: [changelog] }]);
  expect(nav.queryByRole('link')).toBeNull();
  await userEvent.click(nav.getByRole('button', { name: '1.x' }));
  expect(nav.getByRole('link', { name: 'Changelog' }).getAttribute('href')).toBe('/changelog');
});

it('shows both a link and a button for a group that has a link', async () => {
  const nav = renderMenu([{ text: '1.x', href: '/versions', items: [changelog] }]);
  expect(nav.getByRole('link', { name: '1.x' }).getAttribute('href')).toBe('/versions');
  await userEvent.click(nav.getByRole('button', { name: 'More in 1.x' }));
  expect(nav.getByRole('link', { name: 'Changelog' })).toBeTruthy();
});

it('lists a nested group under its name', async () => {
  const nav = renderMenu([{ text: 'More', items: [{ text: 'Versions', items: [changelog] }] }]);
  await userEvent.click(nav.getByRole('button', { name: 'More' }));
  const list = within(nav.getByRole('list', { name: 'Versions' }));
  expect(list.getByRole('link', { name: 'Changelog' })).toBeTruthy();
});
