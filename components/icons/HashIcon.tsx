import type { ComponentProps } from 'react';

export function HashIcon(props: ComponentProps<'svg'>) {
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
      <path d="M10 4 8 20M16 4l-2 16M5 9h15M4 15h15" />
    </svg>
  );
}
