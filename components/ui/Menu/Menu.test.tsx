import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Menu } from './Menu';

const trigger = () => screen.getByRole('button', { name: 'Version' });
const isOpen = () => trigger().getAttribute('aria-expanded') === 'true';
const links = () => screen.queryAllByRole('link');

function renderMenu() {
  render(
    <>
      <Menu trigger="Version">
        <a href="#new">Changelog</a>
        <a href="#old">Older</a>
      </Menu>
      <button type="button">Elsewhere</button>
    </>,
  );
}

describe('Menu by mouse', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const enter = () => fireEvent.pointerEnter(trigger(), { pointerType: 'mouse' });
  const leave = () => fireEvent.pointerLeave(trigger(), { pointerType: 'mouse' });
  const pass = (milliseconds: number) => {
    act(() => {
      vi.advanceTimersByTime(milliseconds);
    });
  };

  it('opens on hover and closes 150 ms after the pointer leaves', () => {
    renderMenu();
    expect(links()).toHaveLength(0);
    enter();
    expect(links()).toHaveLength(2);
    leave();
    pass(149);
    expect(isOpen()).toBe(true);
    pass(1);
    expect(isOpen()).toBe(false);
  });

  it('stays open if the pointer returns in time', () => {
    renderMenu();
    enter();
    leave();
    pass(100);
    enter();
    pass(1000);
    expect(isOpen()).toBe(true);
  });

  it('ignores the click right after the hover, and closes on the next one', () => {
    renderMenu();
    enter();
    fireEvent.click(trigger());
    expect(isOpen()).toBe(true);
    fireEvent.click(trigger());
    expect(isOpen()).toBe(false);
  });

  it("doesn't treat touch as hover", () => {
    renderMenu();
    fireEvent.pointerEnter(trigger(), { pointerType: 'touch' });
    expect(isOpen()).toBe(false);
    fireEvent.click(trigger());
    expect(isOpen()).toBe(true);
  });

  it('closes on a click outside', () => {
    renderMenu();
    fireEvent.click(trigger());
    fireEvent.pointerDown(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(isOpen()).toBe(false);
  });
});

describe('Menu by keyboard', () => {
  it('opens on Enter, closes on Escape, and returns focus to the button', async () => {
    const user = userEvent.setup();
    renderMenu();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(isOpen()).toBe(true);
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Changelog' }));
    await user.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(trigger());
  });

  it('opens on arrow down, focuses its first link, and moves with arrows, Home, and End', async () => {
    const user = userEvent.setup();
    renderMenu();
    await user.tab();
    const focused = () => document.activeElement?.textContent;
    await user.keyboard('{ArrowDown}');
    expect(focused()).toBe('Changelog');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(focused()).toBe('Older');
    await user.keyboard('{ArrowUp}');
    expect(focused()).toBe('Changelog');
    await user.keyboard('{End}');
    expect(focused()).toBe('Older');
    await user.keyboard('{Home}');
    expect(focused()).toBe('Changelog');
  });

  it('closes when the focus leaves', async () => {
    const user = userEvent.setup();
    renderMenu();
    await user.tab();
    await user.keyboard('{Enter}');
    await user.tab();
    await user.tab();
    expect(isOpen()).toBe(true);
    await user.tab();
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Elsewhere' }));
  });

  it('closes when a link is followed, and keeps focus on its button', async () => {
    const user = userEvent.setup();
    renderMenu();
    await user.tab();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(trigger());
  });
});
