import type { ComponentProps } from 'react';
import { Icon } from './Icon';

/** A letter X with one open stroke, drawn for this site. */
export function XIcon(props: ComponentProps<'svg'>) {
  return (
    <Icon {...props}>
      <path d="M4 4h4.2L20 20h-4.2z" />
      <path d="m19.3 4-6.4 7.1M11 13.1 4.7 20" />
    </Icon>
  );
}
