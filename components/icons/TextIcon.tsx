import type { ComponentProps } from 'react';
import { Icon } from './Icon';

export function TextIcon(props: ComponentProps<'svg'>) {
  return (
    <Icon {...props}>
      <path d="M5 7h14M5 12h14M5 17h8" />
    </Icon>
  );
}
