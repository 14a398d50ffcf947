import type { ComponentProps } from 'react';
import { Icon } from './Icon';

/** Two pieces that fit into one another. */
export function CompatIcon(props: ComponentProps<'svg'>) {
  return (
    <Icon viewBox="0 0 32 32" strokeWidth="2" {...props}>
      <path d="M5 6h9v5.5a2.5 2.5 0 1 0 0 5V26H5z" fill="currentColor" fillOpacity=".18" />
      <path d="M18.5 6H27v20h-8.5v-7.5a4.5 4.5 0 1 0 0-9z" />
    </Icon>
  );
}
