import type { ComponentProps } from 'react';

/**
 * Base of all icons: 24 by 24 units, lines in the text color. Hidden from assistive technology, because the button or link
 * around an icon has a name.
 */
export function Icon(props: ComponentProps<'svg'>) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...props}
    />
  );
}
