import type { ComponentProps } from 'react';
import { Icon } from './Icon';

/** One sheet behind another. */
export function CopyIcon(props: ComponentProps<'svg'>) {
  return (
    <Icon {...props}>
      <rect x="9" y="9" width="11" height="11" rx="2" />
      <path d="M5.5 15H5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1h9a1 1 0 0 1 1 1v.5" />
    </Icon>
  );
}
