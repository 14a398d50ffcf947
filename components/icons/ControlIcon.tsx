import type { ComponentProps } from 'react';
import { Icon } from './Icon';

/** Three sliders, each set its own way. */
export function ControlIcon(props: ComponentProps<'svg'>) {
  return (
    <Icon viewBox="0 0 32 32" strokeWidth="2" {...props}>
      <path d="M4 8h4M14 8h14M4 16h14M24 16h4M4 24h6M16 24h12" />
      <circle cx="11" cy="8" r="3" fill="currentColor" fillOpacity=".18" />
      <circle cx="21" cy="16" r="3" fill="currentColor" fillOpacity=".18" />
      <circle cx="13" cy="24" r="3" fill="currentColor" fillOpacity=".18" />
    </Icon>
  );
}
