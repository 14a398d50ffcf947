import type { ComponentProps } from 'react';
import { Icon } from './Icon';

/** Four shapes, one grid. */
export function FrameworkIcon(props: ComponentProps<'svg'>) {
  return (
    <Icon viewBox="0 0 32 32" strokeWidth="2" {...props}>
      <rect x="4.5" y="4.5" width="9.5" height="9.5" rx="2" />
      <circle cx="22.75" cy="9.25" r="4.75" fill="currentColor" fillOpacity=".18" />
      <path d="M9.25 18.5l5 9h-10z" fill="currentColor" fillOpacity=".18" />
      <path d="M22.75 17.75l5 5-5 5-5-5z" />
    </Icon>
  );
}
