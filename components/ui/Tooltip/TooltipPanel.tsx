import { FloatingPortal } from '@floating-ui/react';
import { useEffect, useId, type ReactNode } from 'react';
import { useFloatingPanel } from '@components/ui/floating/useFloatingPanel';
import styles from './Tooltip.module.css';

/** Rendered inside a landmark, because a tooltip, unlike a dialog, isn't one. */
const LANDMARKS = 'main, header, nav, aside, footer';

interface TooltipPanelProps {
  anchor: HTMLElement;
  children: ReactNode;
}

/** The panel of `Tooltip`, which loads on demand. */
export function TooltipPanel({ anchor, children }: TooltipPanelProps) {
  const id = useId();
  const { setPanel, floatingStyles, isOpen, getFloatingProps } = useFloatingPanel({
    anchor,
    placement: 'top',
    opensOn: 'focus',
  });

  useEffect(() => {
    if (!isOpen) return;
    anchor.setAttribute('aria-describedby', id);
    return () => {
      anchor.removeAttribute('aria-describedby');
    };
  }, [anchor, id, isOpen]);

  if (!isOpen) return null;
  return (
    <FloatingPortal root={anchor.closest<HTMLElement>(LANDMARKS) ?? undefined}>
      <div
        {...getFloatingProps()}
        ref={setPanel}
        id={id}
        role="tooltip"
        className={styles.panel}
        style={floatingStyles}
      >
        {children}
      </div>
    </FloatingPortal>
  );
}
