import type { ComponentProps } from 'react';
import { Icon } from './Icon';

export function SearchIcon(props: ComponentProps<'svg'>) {
  return (
    <Icon {...props}>
      <circle cx="11" cy="11" r="6.5" />
      <path d="m16 16 4.5 4.5" />
    </Icon>
  );
}
