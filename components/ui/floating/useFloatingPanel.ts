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
  type Placement,
  type UseFloatingReturn,
  type UseInteractionsReturn,
} from '@floating-ui/react';
import { useCallback, useEffect, useState } from 'react';
import { useAnchorEvents } from './useAnchorEvents';

/** specification §4: tooltips and popovers show and hide after 0.1 s. */
const HOVER_DELAY_MS = 100;

/** Between the anchor and its panel, and between the panel and the window's edge, in pixels. */
const GAP_PX = 8;

interface FloatingPanelOptions {
  anchor: HTMLElement;
  placement: Placement;
  /** Which of the keyboard's ways to the anchor opens the panel; the pointer always does. */
  opensOn: 'focus' | 'click';
}

interface FloatingPanel extends Pick<UseFloatingReturn, 'floatingStyles' | 'context'> {
  setPanel: (panel: HTMLElement | null) => void;
  isOpen: boolean;
  getFloatingProps: UseInteractionsReturn['getFloatingProps'];
}

/**
 * A panel beside its anchor: opens on hover, and on keyboard focus or click; closes as they end and on Escape.
 * It is loaded on the reader's first turn to the anchor, so the first opening goes by what the anchor's state is then.
 */
export function useFloatingPanel({
  anchor,
  placement,
  opensOn,
}: FloatingPanelOptions): FloatingPanel {
  const [isOpen, setIsOpen] = useState(false);
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

  useAnchorEvents(context, anchor, opensOn);
  const setPanel = useCallback(
    (panel: HTMLElement | null) => {
      refs.setFloating(panel);
    },
    [refs],
  );
  return { setPanel, floatingStyles, context, isOpen, getFloatingProps };
}
