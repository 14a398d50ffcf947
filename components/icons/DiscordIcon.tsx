import type { ComponentProps } from 'react';
import { Icon } from './Icon';

/** A game pad with two eyes, drawn for this site. */
export function DiscordIcon(props: ComponentProps<'svg'>) {
  return (
    <Icon fill="currentColor" stroke="none" {...props}>
      <path
        fillRule="evenodd"
        d="M7.3 5.7c3-1.1 6.4-1.1 9.4 0 2.3 3.2 3.6 6.8 3.7 10.8-1.3 1.1-2.8 1.8-4.5 2.2l-1.1-1.9c-1.8.5-3.8.5-5.6 0l-1.1 1.9c-1.7-.4-3.2-1.1-4.5-2.2.1-4 1.4-7.6 3.7-10.8ZM9.2 10.3a1.7 1.9 0 1 0 0 3.8 1.7 1.9 0 0 0 0-3.8Zm5.6 0a1.7 1.9 0 1 0 0 3.8 1.7 1.9 0 0 0 0-3.8Z"
      />
    </Icon>
  );
}
