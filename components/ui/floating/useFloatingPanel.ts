import {
  autoUpdate,
  flip,
  offset,
  safePolygon,
  shift,
  useDismiss,
  useFloating,
  useHover,
  useInteractions,
  type FloatingContext,
  type Placement,
  type UseFloatingReturn,
  type UseInteractionsReturn,
} from '@floating-ui/react';
import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * Opens a panel on focus or click of its anchor. Uses DOM listeners, because the anchor renders before the panel's code
 * loads and can't receive props from it. When hover has opened the panel, a click keeps it open.
 */
function useAnchorEvents(
  context: FloatingContext,
  anchor: HTMLElement,
  opensOn: 'focus' | 'click',
): void {
  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    if (opensOn === 'click') {
      const onClick = (event: MouseEvent) => {
        const isShown = context.open && context.dataRef.current.openEvent?.type === 'click';
        context.onOpenChange(!isShown, event, 'click');
      };
      anchor.addEventListener('click', onClick, { signal });
    } else {
      const onFocus = (event: FocusEvent) => {
        if (anchor.matches(':focus-visible')) context.onOpenChange(true, event, 'focus');
      };
      const onBlur = (event: FocusEvent) => {
        context.onOpenChange(false, event, 'focus');
      };
      anchor.addEventListener('focus', onFocus, { signal });
      anchor.addEventListener('blur', onBlur, { signal });
    }
    return () => {
      abort.abort();
    };
  }, [anchor, context, opensOn]);
}

/** Delay before tooltips and popovers show and hide, in milliseconds; specification §4. */
export const HOVER_DELAY_MS = 100;

/** Distance between anchor and panel, and between panel and viewport edge, in pixels. */
export const GAP_PX = 8;

interface FloatingPanelOptions {
  anchor: HTMLElement;
  placement: Placement;
  /** Event that opens the panel in addition to hover. */
  opensOn: 'focus' | 'click';
  /** A click on the anchor while this code was loading: the panel opens for it, even if the pointer has left. */
  click?: Event | undefined;
}

interface FloatingPanel extends Pick<UseFloatingReturn, 'floatingStyles' | 'context'> {
  setPanel: (panel: HTMLElement | null) => void;
  isOpen: boolean;
  getFloatingProps: UseInteractionsReturn['getFloatingProps'];
}

/**
 * Positions a panel next to its anchor, opens it on hover and on keyboard focus or click, and closes it when those end or
 * on Escape. The code loads on the first hover or focus, so the first opening depends on the anchor's state after loading.
 */
export function useFloatingPanel({
  anchor,
  placement,
  opensOn,
  click,
}: FloatingPanelOptions): FloatingPanel {
  const [isOpen, setIsOpen] = useState(false);
  const pendingClick = useRef(click);
  const { refs, floatingStyles, context } = useFloating({
    open: isOpen,
    onOpenChange: setIsOpen,
    elements: { reference: anchor },
    placement,
    strategy: 'fixed',
    middleware: [offset(GAP_PX), flip({ padding: GAP_PX }), shift({ padding: GAP_PX })],
    whileElementsMounted: autoUpdate,
  });
  const hover = useHover(context, {
    delay: HOVER_DELAY_MS,
    move: false,
    handleClose: safePolygon(),
  });
  const { getFloatingProps } = useInteractions([hover, useDismiss(context)]);

  useEffect(() => {
    const timer = setTimeout(() => {
      const isFocused = opensOn === 'focus' && anchor.matches(':focus-visible');
      if (isFocused || anchor.matches(':hover')) setIsOpen(true);
    }, HOVER_DELAY_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [anchor, opensOn]);

  useEffect(() => {
    if (pendingClick.current) context.onOpenChange(true, pendingClick.current, 'click');
    pendingClick.current = undefined;
  }, [context]);

  useAnchorEvents(context, anchor, opensOn);
  const setPanel = useCallback(
    (panel: HTMLElement | null) => {
      refs.setFloating(panel);
    },
    [refs],
  );
  return { setPanel, floatingStyles, context, isOpen, getFloatingProps };
}
