import { lazy, Suspense, type ReactElement, type ReactNode } from 'react';
import { useFirstIntent } from '@components/ui/floating/useFirstIntent';
import styles from './Tooltip.module.css';

const TooltipPanel = lazy(() =>
  import('./TooltipPanel').then(({ TooltipPanel: component }) => ({ default: component })),
);

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
        <Suspense fallback={null}>
          <TooltipPanel anchor={anchor}>{content}</TooltipPanel>
        </Suspense>
      )}
    </span>
  );
}
