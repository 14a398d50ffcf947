import type { ComponentProps } from 'react';
import { Icon } from './Icon';

/** Three plates, one above the other. */
export function LayersIcon(props: ComponentProps<'svg'>) {
  return (
    <Icon {...props}>
      <path d="m12 3.5 8.5 4.6L12 12.7 3.5 8.1zM3.5 12.2l8.5 4.6 8.5-4.6M3.5 16.3l8.5 4.6 8.5-4.6" />
    </Icon>
  );
}
