import type { ComponentProps } from 'react';
import { Icon } from './Icon';

export function PencilIcon(props: ComponentProps<'svg'>) {
  return (
    <Icon strokeWidth="2" {...props}>
      <path d="M4 20v-4L16 4l4 4L8 20zM13.5 6.5l4 4" />
    </Icon>
  );
}
