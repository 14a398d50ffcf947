import type { ComponentProps } from 'react';
import { Icon } from './Icon';

export function ChevronDownIcon(props: ComponentProps<'svg'>) {
  return (
    <Icon viewBox="0 0 16 16" strokeWidth="1.5" {...props}>
      <path d="m4 6.25 4 4 4-4" />
    </Icon>
  );
}
