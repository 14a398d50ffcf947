import type { ComponentProps } from 'react';

/** Two pieces that fit into one another. */
export function CompatIcon(props: ComponentProps<'svg'>) {
  return (
    <svg
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...props}
    >
      <path d="M5 6h9v5.5a2.5 2.5 0 1 0 0 5V26H5z" fill="currentColor" fillOpacity=".18" />
      <path d="M18.5 6H27v20h-8.5v-7.5a4.5 4.5 0 1 0 0-9z" />
    </svg>
  );
}
