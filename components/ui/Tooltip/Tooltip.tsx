import type { ReactElement, ReactNode } from 'react';
import { useFirstIntent } from '@components/ui/floating/useFirstIntent';
import { lazyWithPreload } from '@components/ui/loading/lazyWithPreload';
import { OnDemand } from '@components/ui/loading/OnDemand';
import styles from './Tooltip.module.css';

const TooltipPanel = lazyWithPreload(async () => ({
  default: (await import('./TooltipPanel')).TooltipPanel,
}));

interface TooltipProps {
  /** A few words more than the trigger shows; never the only place of what a reader needs. */
  content: ReactNode;
  /** The element that the tooltip describes; it can take focus. */
  children: ReactElement;
}

/** A description that shows on hover and focus; specification §9. Its code loads when it is first asked for. */
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
