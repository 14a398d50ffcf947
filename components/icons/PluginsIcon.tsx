import type { ComponentProps } from 'react';

/** A plug and its lead. */
export function PluginsIcon(props: ComponentProps<'svg'>) {
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
      <path d="M8 12h16v5a8 8 0 0 1-16 0z" fill="currentColor" fillOpacity=".18" />
      <path d="M12 12V5M20 12V5M16 25v3" />
    </svg>
  );
}
