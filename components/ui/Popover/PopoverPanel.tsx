import { FloatingFocusManager, FloatingPortal } from '@floating-ui/react';
import { useEffect, useId, type ReactNode } from 'react';
import { useFloatingPanel } from '@components/ui/floating/useFloatingPanel';
import styles from './Popover.module.css';

interface PopoverPanelProps {
  anchor: HTMLElement;
  click: Event | undefined;
  title: string;
  children: ReactNode;
}

/** The panel of `Popover`, which loads on demand. */
export function PopoverPanel({ anchor, click, title, children }: PopoverPanelProps) {
  const id = useId();
  const { setPanel, floatingStyles, context, isOpen, getFloatingProps } = useFloatingPanel({
    anchor,
    placement: 'bottom',
    opensOn: 'click',
    click,
  });

  useEffect(() => {
    anchor.setAttribute('aria-expanded', String(isOpen));
  }, [anchor, isOpen]);

  if (!isOpen) return null;
  return (
    <FloatingPortal>
      <FloatingFocusManager context={context} modal={false} initialFocus={-1}>
        <div
          {...getFloatingProps()}
          ref={setPanel}
          role="dialog"
          aria-labelledby={id}
          className={styles.panel}
          style={floatingStyles}
        >
          <p id={id} className={styles.title}>
            {title}
          </p>
          {children}
        </div>
      </FloatingFocusManager>
    </FloatingPortal>
  );
}
