import type { ComponentProps } from 'react';
import { Icon } from './Icon';

export function MenuIcon(props: ComponentProps<'svg'>) {
  return (
    <Icon {...props}>
      <path d="M4 7h16M4 12h16M4 17h16" />
    </Icon>
  );
}
