import type { ComponentProps } from 'react';
import { Icon } from './Icon';

export function ArrowUpRightIcon(props: ComponentProps<'svg'>) {
  return (
    <Icon viewBox="0 0 16 16" {...props}>
      <path d="M4.5 11.5l7-7M5.5 4.5h6v6" />
    </Icon>
  );
}
