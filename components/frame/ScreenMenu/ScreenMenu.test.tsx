import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { ScreenMenu } from './ScreenMenu';

function Menu() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <ScreenMenu
      isOpen={isOpen}
      labels={{ open: 'Open menu', close: 'Close menu', menu: 'Menu' }}
      onOpen={() => {
        setIsOpen(true);
      }}
      onClose={() => {
        setIsOpen(false);
      }}
      logo={<a href="/">Home</a>}
    >
      <a href="/guide/">Guide</a>
      <button type="button">Last</button>
    </ScreenMenu>
  );
}

const opener = () => screen.getByRole('button', { name: 'Open menu' });

it('opens as a modal dialog and closes with its button', async () => {
  render(<Menu />);
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(opener());
  expect(screen.getByRole<HTMLDialogElement>('dialog', { name: 'Menu' }).open).toBe(true);
  expect(opener().getAttribute('aria-expanded')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'Close menu' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it("doesn't render its content while closed", () => {
  render(<Menu />);
  expect(screen.queryByRole('link', { hidden: true })).toBeNull();
});

it('traps focus', async () => {
  const user = userEvent.setup();
  render(<Menu />);
  await user.click(opener());
  screen.getByRole('button', { name: 'Last' }).focus();
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Home' }));
  await user.tab({ shift: true });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Last' }));
});
