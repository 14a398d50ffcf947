import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { inSite, clearStored } from '../testing/inSite';
import { PackageManagerTabs } from './PackageManagerTabs';

beforeEach(clearStored);

it('shows the npm form first', () => {
  render(inSite(<PackageManagerTabs command="npm install" />));
  expect(screen.getByRole('tablist', { name: 'Package manager' })).toBeTruthy();
  expect(screen.getByRole('tabpanel', { name: 'npm' }).textContent).toContain('npm install');
});

it('switches every command of the page to the chosen manager', async () => {
  render(
    inSite(
      <>
        <PackageManagerTabs command="npm install" />
        <PackageManagerTabs command="npm run dev" />
      </>,
    ),
  );
  const [first] = screen.getAllByRole('tab', { name: 'pnpm' });
  if (first) await userEvent.click(first);
  expect(screen.getAllByRole('tabpanel').map((panel) => panel.textContent)).toEqual([
    expect.stringContaining('pnpm install'),
    expect.stringContaining('pnpm run dev'),
  ]);
});
