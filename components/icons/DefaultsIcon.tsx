import type { ComponentProps } from 'react';

/** A file that is ready to run. */
export function DefaultsIcon(props: ComponentProps<'svg'>) {
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
      <path d="M7 4h12l6 6v18H7z" fill="currentColor" fillOpacity=".18" />
      <path d="M19 4v6h6" />
      <path d="M13 15v8l6.5-4z" fill="currentColor" stroke="none" />
    </svg>
  );
}
