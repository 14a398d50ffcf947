import type { ComponentProps } from 'react';
import { Icon } from './Icon';

export function ArrowUpIcon(props: ComponentProps<'svg'>) {
  return (
    <Icon strokeWidth="2" {...props}>
      <path d="M12 20V5M5.5 11.5 12 5l6.5 6.5" />
    </Icon>
  );
}
