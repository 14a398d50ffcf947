import type { ComponentProps } from 'react';
import { Icon } from './Icon';

/** A file that is ready to run. */
export function DefaultsIcon(props: ComponentProps<'svg'>) {
  return (
    <Icon viewBox="0 0 32 32" strokeWidth="2" {...props}>
      <path d="M7 4h12l6 6v18H7z" fill="currentColor" fillOpacity=".18" />
      <path d="M19 4v6h6" />
      <path d="M13 15v8l6.5-4z" fill="currentColor" stroke="none" />
    </Icon>
  );
}
