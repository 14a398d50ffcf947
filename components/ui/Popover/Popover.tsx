import type { ReactElement, ReactNode } from 'react';
import { useFirstIntent } from '@components/ui/floating/useFirstIntent';
import { lazyWithPreload } from '@components/ui/loading/lazyWithPreload';
import { OnDemand } from '@components/ui/loading/OnDemand';
import styles from './Popover.module.css';

const PopoverPanel = lazyWithPreload(async () => ({
  default: (await import('./PopoverPanel')).PopoverPanel,
}));

interface PopoverProps {
  /** A button, so that click and keyboard open the popover. */
  trigger: ReactElement;
  /** Title of the panel. */
  title: string;
  children: ReactNode;
}

/**
 * A titled panel next to its trigger that opens on hover, click and keyboard; specification §9. Its code loads on
 * demand.
 */
export function Popover({ trigger, title, children }: PopoverProps) {
  const { anchor, click, intentProps } = useFirstIntent();
  return (
    <span className={styles.trigger} {...intentProps}>
      {trigger}
      {anchor && (
        <OnDemand>
          <PopoverPanel anchor={anchor} click={click} title={title}>
            {children}
          </PopoverPanel>
        </OnDemand>
      )}
    </span>
  );
}
