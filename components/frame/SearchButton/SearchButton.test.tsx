import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { SearchButton } from './SearchButton';

function renderButton() {
  const onOpen = vi.fn();
  const onIntent = vi.fn();
  render(
    <SearchButton
      label="Search"
      shortcut="Ctrl K"
      href="/pages"
      isLive
      onOpen={onOpen}
      onIntent={onIntent}
    />,
  );
  return { button: screen.getByRole('button', { name: 'Search' }), onOpen, onIntent };
}

it('is a link to the list of all pages until it is hydrated', () => {
  const nothing = () => undefined;
  render(
    <SearchButton
      label="Search"
      shortcut="Ctrl K"
      href="/pages"
      isLive={false}
      onOpen={nothing}
      onIntent={nothing}
    />,
  );
  expect(screen.getByRole('link', { name: 'Search' }).getAttribute('href')).toBe('/pages');
});

it('opens search on Enter and Space', async () => {
  const { button, onOpen } = renderButton();
  button.focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  expect(onOpen).toHaveBeenCalledTimes(2);
});

it('opens search on click and shows the keyboard shortcut', async () => {
  const { button, onOpen } = renderButton();
  expect(button.textContent).toContain('Ctrl K');
  await userEvent.click(button);
  expect(onOpen).toHaveBeenCalledOnce();
});

it('reports the intent on hover and focus, before any click', async () => {
  const { button, onIntent, onOpen } = renderButton();
  await userEvent.hover(button);
  expect(onIntent).toHaveBeenCalledOnce();
  await userEvent.tab();
  expect(document.activeElement).toBe(button);
  expect(onIntent).toHaveBeenCalledTimes(2);
  expect(onOpen).not.toHaveBeenCalled();
});
