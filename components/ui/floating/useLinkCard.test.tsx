import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useLinkCard } from './useLinkCard';

const DELAY_MS = 100;

const card = { current: null as HTMLElement | null };
const contentOf = vi.fn<(link: HTMLAnchorElement) => Promise<string | undefined> | undefined>();
let first: HTMLAnchorElement;
let second: HTMLAnchorElement;
let text: HTMLElement;
let hasFinePointer: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML =
    '<a href="/a"><code>a</code></a><a href="/b">b</a><p>text</p><input><div id="card"><b>c</b></div>';
  [first, second] = document.querySelectorAll('a') as unknown as [
    HTMLAnchorElement,
    HTMLAnchorElement,
  ];
  text = document.querySelector('p') as HTMLElement;
  card.current = document.querySelector('#card');
  contentOf.mockImplementation((link) => Promise.resolve(`facts of ${link.textContent}`));
  hasFinePointer = true;
  vi.spyOn(window, 'matchMedia').mockImplementation(
    () => ({ matches: hasFinePointer }) as MediaQueryList,
  );
});

afterEach(() => {
  vi.useRealTimers();
});

const render = () =>
  renderHook(() => useLinkCard({ selector: 'a', contentOf, card, first })).result;

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

const send = (target: EventTarget | null, type: string, init: PointerEventInit = {}) => {
  act(() => {
    target?.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse', ...init }));
  });
};

/** Moves the pointer to an element: the browser sends both events. */
const moveTo = (target: EventTarget | null, init: PointerEventInit = {}) => {
  send(target, 'pointerover', init);
  send(target, 'pointermove', init);
};

describe('a card', () => {
  it('opens 0.1 s after the pointer comes, and closes 0.1 s after it leaves', async () => {
    const result = render();
    moveTo(first.firstChild);
    await wait(DELAY_MS - 1);
    expect(result.current).toBeNull();
    await wait(1);
    expect(result.current).toEqual({ link: first, content: 'facts of a' });
    moveTo(text);
    await wait(DELAY_MS - 1);
    expect(result.current).not.toBeNull();
    await wait(1);
    expect(result.current).toBeNull();
  });

  it('stays while the pointer is inside, and closes when it leaves from there', async () => {
    const result = render();
    moveTo(first);
    await wait(DELAY_MS);
    moveTo(card.current?.firstChild ?? null);
    await wait(10 * DELAY_MS);
    expect(result.current?.link).toBe(first);
    moveTo(text);
    await wait(DELAY_MS);
    expect(result.current).toBeNull();
  });

  it('gives way to that of another link, but not to one that the pointer passes', async () => {
    const result = render();
    moveTo(first);
    await wait(DELAY_MS);
    moveTo(second);
    await wait(DELAY_MS - 1);
    moveTo(card.current);
    await wait(DELAY_MS);
    expect(result.current?.link).toBe(first);
    moveTo(second);
    await wait(DELAY_MS);
    expect(result.current?.link).toBe(second);
  });

  it('closes on Escape, a press elsewhere and typing, until the pointer comes again', async () => {
    const result = render();
    const closing = [
      () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })),
      () => document.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true })),
      () => text.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })),
    ];
    for (const close of closing) {
      moveTo(first);
      await wait(DELAY_MS);
      expect(result.current).not.toBeNull();
      act(() => void close());
      expect(result.current).toBeNull();
      moveTo(first);
      await wait(DELAY_MS);
      expect(result.current).toBeNull();
      moveTo(text);
      await wait(DELAY_MS);
    }
  });

  it('stays when the reader presses inside it', async () => {
    const result = render();
    moveTo(first);
    await wait(DELAY_MS);
    send(card.current, 'pointerdown');
    expect(result.current).not.toBeNull();
  });

  it('opens neither for a finger, nor while text is selected, nor for a pointer at rest', async () => {
    const result = render();
    moveTo(first, { pointerType: 'touch' });
    moveTo(first, { buttons: 1 });
    send(first, 'pointerover');
    await wait(DELAY_MS);
    expect(result.current).toBeNull();
  });

  it('opens for no imitated mouse', async () => {
    hasFinePointer = false;
    const result = render();
    moveTo(first);
    await wait(DELAY_MS);
    expect(result.current).toBeNull();
  });

  it("doesn't open without content, or if it can't be loaded, or comes too late", async () => {
    const result = render();
    contentOf.mockReturnValueOnce(undefined);
    moveTo(first);
    await wait(DELAY_MS);
    contentOf.mockReturnValueOnce(Promise.reject(new Error('offline')));
    moveTo(second);
    await wait(DELAY_MS);
    contentOf.mockReturnValueOnce(
      new Promise((resolve) => {
        setTimeout(resolve, 5 * DELAY_MS, 'late');
      }),
    );
    moveTo(first);
    await wait(2 * DELAY_MS);
    moveTo(text);
    await wait(5 * DELAY_MS);
    expect(result.current).toBeNull();
  });
});
