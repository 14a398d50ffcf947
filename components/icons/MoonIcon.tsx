import type { ComponentProps } from 'react';
import { Icon } from './Icon';

export function MoonIcon(props: ComponentProps<'svg'>) {
  return (
    <Icon strokeWidth="2" {...props}>
      <path d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z" />
    </Icon>
  );
}
