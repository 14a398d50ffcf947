import type { ReactElement, ReactNode } from 'react';
import { useFirstIntent } from '@components/ui/floating/useFirstIntent';
import { lazyWithPreload } from '@components/ui/loading/lazyWithPreload';
import { OnDemand } from '@components/ui/loading/OnDemand';
import styles from './Tooltip.module.css';

const TooltipPanel = lazyWithPreload(async () => ({
  default: (await import('./TooltipPanel')).TooltipPanel,
}));

interface TooltipProps {
  /** A short addition to the trigger; don't put essential information here. */
  content: ReactNode;
  /** The element that the tooltip describes; it has to be focusable. */
  children: ReactElement;
}

/** A description that appears on hover and focus; specification §9. Its code loads on demand. */
export function Tooltip({ content, children }: TooltipProps) {
  const { anchor, intentProps } = useFirstIntent();
  return (
    <span className={styles.trigger} {...intentProps}>
      {children}
      {anchor && (
        <OnDemand>
          <TooltipPanel anchor={anchor}>{content}</TooltipPanel>
        </OnDemand>
      )}
    </span>
  );
}
