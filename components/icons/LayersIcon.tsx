import type { ComponentProps } from 'react';

/** Three plates, one above the other. */
export function LayersIcon(props: ComponentProps<'svg'>) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...props}
    >
      <path d="m12 3.5 8.5 4.6L12 12.7 3.5 8.1zM3.5 12.2l8.5 4.6 8.5-4.6M3.5 16.3l8.5 4.6 8.5-4.6" />
    </svg>
  );
}
