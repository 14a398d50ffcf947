import { lazy, Suspense, type ReactElement, type ReactNode } from 'react';
import { useFirstIntent } from '@components/ui/floating/useFirstIntent';
import styles from './Popover.module.css';

const PopoverPanel = lazy(() =>
  import('./PopoverPanel').then(({ PopoverPanel: component }) => ({ default: component })),
);

interface PopoverProps {
  /** A button, so that it opens by click and keys as well. */
  trigger: ReactElement;
  /** Names the panel. */
  title: string;
  children: ReactNode;
}

/** A titled panel that opens beside its trigger on hover, click and keys; specification §9. Its code loads when first asked for. */
export function Popover({ trigger, title, children }: PopoverProps) {
  const { anchor, intentProps } = useFirstIntent();
  return (
    <span className={styles.trigger} {...intentProps}>
      {trigger}
      {anchor && (
        <Suspense fallback={null}>
          <PopoverPanel anchor={anchor} title={title}>
            {children}
          </PopoverPanel>
        </Suspense>
      )}
    </span>
  );
}
