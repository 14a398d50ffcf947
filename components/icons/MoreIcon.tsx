import type { ComponentProps } from 'react';
import { Icon } from './Icon';

export function MoreIcon(props: ComponentProps<'svg'>) {
  return (
    <Icon fill="currentColor" stroke="none" {...props}>
      <circle cx="5.5" cy="12" r="1.7" />
      <circle cx="12" cy="12" r="1.7" />
      <circle cx="18.5" cy="12" r="1.7" />
    </Icon>
  );
}
