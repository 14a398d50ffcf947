import type { ComponentProps } from 'react';
import { Icon } from './Icon';

export function HashIcon(props: ComponentProps<'svg'>) {
  return (
    <Icon {...props}>
      <path d="M10 4 8 20M16 4l-2 16M5 9h15M4 15h15" />
    </Icon>
  );
}
