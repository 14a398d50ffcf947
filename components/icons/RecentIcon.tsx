import type { ComponentProps } from 'react';
import { Icon } from './Icon';

export function RecentIcon(props: ComponentProps<'svg'>) {
  return (
    <Icon {...props}>
      <path d="M12 7v5l3 2M4 12a8 8 0 1 0 2.5-5.8L4 8.5M4 4v4.5h4.5" />
    </Icon>
  );
}
