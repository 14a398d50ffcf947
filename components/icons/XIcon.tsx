import type { ComponentProps } from 'react';

/** A letter X with one open stroke, drawn for this site. */
export function XIcon(props: ComponentProps<'svg'>) {
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
    >
      <path d="M4 4h4.2L20 20h-4.2z" />
      <path d="m19.3 4-6.4 7.1M11 13.1 4.7 20" />
    </svg>
  );
}
