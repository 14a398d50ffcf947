import type { ComponentProps } from 'react';

/**
 * What every icon is drawn on: 24 by 24 units, lines in the colour of the text, hidden from assistive technology, as
 * the button or link around it has a name.
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
