import type { ComponentProps } from 'react';
import { Icon } from './Icon';

/** A butterfly, drawn for this site. */
export function BlueskyIcon(props: ComponentProps<'svg'>) {
  return (
    <Icon fill="currentColor" stroke="none" {...props}>
      <path d="M12 10.9C10.9 8.6 8 5.3 5.5 3.9 4 3.1 2.9 3.5 2.9 5.4c0 1.5.7 5 1.2 6 .8 1.8 2.5 2.3 4.3 2.1-2.7.4-4.9 1.6-2.6 4.2 2.9 3.1 5.4-.7 6.2-3.2.8 2.5 3.3 6.3 6.2 3.2 2.3-2.6.1-3.8-2.6-4.2 1.8.2 3.5-.3 4.3-2.1.5-1 1.2-4.5 1.2-6 0-1.9-1.1-2.3-2.6-1.5C16 5.3 13.1 8.6 12 10.9Z" />
    </Icon>
  );
}
