import type { ComponentProps } from 'react';

export function PencilIcon(props: ComponentProps<'svg'>) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...props}
    >
      <path d="M4 20v-4L16 4l4 4L8 20zM13.5 6.5l4 4" />
    </svg>
  );
}
