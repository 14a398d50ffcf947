import type { ComponentProps } from 'react';
import { Icon } from './Icon';

export function SidebarIcon(props: ComponentProps<'svg'>) {
  return (
    <Icon {...props}>
      <path d="M4 5h16v14H4zM10 5v14" />
    </Icon>
  );
}
