import type { ComponentProps } from 'react';
import { Icon } from './Icon';

/** A screen: the mode that follows the system. */
export function SystemIcon(props: ComponentProps<'svg'>) {
  return (
    <Icon {...props}>
      <rect x="3" y="4.5" width="18" height="12" rx="1.5" />
      <path d="M12 16.5v3.5M8.5 20h7" />
    </Icon>
  );
}
