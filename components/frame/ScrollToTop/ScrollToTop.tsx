import type { ComponentProps } from 'react';
import { ArrowUpIcon } from '../../icons/interfaceIcons';
import { IconButton } from '../../ui/IconButton';
import styles from './ScrollToTop.module.css';

interface ScrollToTopProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  label: string;
  /** At the top of the page there is nowhere to go. */
  isShown: boolean;
  /** Where the reader last scrolled: on narrow screens the button is there for those who scroll up. */
  direction: 'up' | 'down';
}

/** Leads back to the top of the page. */
export function ScrollToTop({ label, isShown, direction, ...props }: ScrollToTopProps) {
  return (
    <IconButton
      {...props}
      className={styles.root}
      aria-label={label}
      data-direction={direction}
      data-state={isShown ? 'shown' : 'hidden'}
    >
      <ArrowUpIcon />
    </IconButton>
  );
}
