import {
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import { flushSync } from 'react-dom';
import { arrowTarget } from './arrowTarget';
import { useDismissal } from './useDismissal';

/** specification §9: dropdown close delay. */
const CLOSE_DELAY_MS = 150;

/**
 * Opens a panel on hover, click and arrow down; closes it once pointer or focus has left, on Escape, on a press
 * elsewhere and when a link in it is followed. Focus that stood in the panel goes back to the button.
 */
export function useMenu() {
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Set by a hover that opened the panel: the click that follows it means 'open' too, and must not shut it. */
  const isHoverFresh = useRef(false);
  const id = useId();

  const open = () => {
    clearTimeout(closing.current);
    setIsOpen(true);
  };
  const close = useCallback(() => {
    clearTimeout(closing.current);
    isHoverFresh.current = false;
    if (panel.current?.contains(document.activeElement)) trigger.current?.focus();
    setIsOpen(false);
  }, []);

  useDismissal(isOpen, root, close);
  useEffect(
    () => () => {
      clearTimeout(closing.current);
    },
    [],
  );

  return {
    rootProps: {
      ref: root,
      onPointerEnter({ pointerType }: PointerEvent) {
        if (pointerType !== 'mouse') return;
        isHoverFresh.current ||= !isOpen;
        open();
      },
      onPointerLeave({ pointerType }: PointerEvent) {
        if (pointerType === 'mouse') closing.current = setTimeout(close, CLOSE_DELAY_MS);
      },
      onBlur({ relatedTarget }: FocusEvent) {
        if (relatedTarget && !root.current?.contains(relatedTarget)) close();
      },
      onKeyDown(event: KeyboardEvent) {
        if (!isOpen && event.key === 'ArrowDown' && event.target === trigger.current) {
          flushSync(open);
        }
        const target = panel.current && arrowTarget(panel.current, event.key);
        if (!target) return;
        event.preventDefault();
        target.focus();
      },
    },
    triggerProps: {
      ref: trigger,
      'aria-expanded': isOpen,
      'aria-controls': id,
      onClick() {
        if (!isOpen) open();
        else if (isHoverFresh.current) isHoverFresh.current = false;
        else close();
      },
    },
    panelProps: {
      ref: panel,
      id,
      hidden: !isOpen,
      onClick({ target }: MouseEvent) {
        if ((target as Element).closest('a')) close();
      },
    },
  };
}
