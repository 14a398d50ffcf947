import type { ComponentProps } from 'react';

/** The site's own mark: stacked plates with a spark, drawn for this site. Decorative. */
export function RsbuildIcon(props: ComponentProps<'svg'>) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" {...props}>
      <path d="M16 15.5 29 22l-13 6.5L3 22z" fill="#c2500a" />
      <path d="M16 9.5 29 16l-13 6.5L3 16z" fill="#ff9550" />
      <path d="M16 3.5 29 10l-13 6.5L3 10z" fill="#ffc48f" />
      <path d="m17.8 5.2-6 5.4h3.7l-1.3 4.2 6-5.4h-3.7z" fill="#7a3006" />
    </svg>
  );
}
