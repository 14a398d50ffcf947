import type { ComponentProps } from 'react';
import { Icon } from './Icon';

/** A gauge near its end. */
export function SpeedIcon(props: ComponentProps<'svg'>) {
  return (
    <Icon viewBox="0 0 32 32" strokeWidth="2" {...props}>
      <path d="M5 22a12 12 0 1 1 22 0z" fill="currentColor" fillOpacity=".18" />
      <path d="M16 19l6-7M16 8v2M8.5 13l1.5 1.2" />
      <path d="M4 27h24" />
    </Icon>
  );
}
