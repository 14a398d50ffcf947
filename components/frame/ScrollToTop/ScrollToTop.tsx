import type { ComponentProps } from 'react';
import { ArrowUpIcon } from '../../icons/interfaceIcons';
import { IconButton } from '../../ui/IconButton';
import styles from './ScrollToTop.module.css';

interface ScrollToTopProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  label: string;
  /** False near the top of the page. */
  isShown: boolean;
  /** The last scroll direction: on narrow screens, the button appears only when scrolling up. */
  direction: 'up' | 'down';
}

/** A button that scrolls to the top of the page. */
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
