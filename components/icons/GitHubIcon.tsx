import type { ComponentProps } from 'react';
import { Icon } from './Icon';

/** A cat in a round window, drawn for this site. */
export function GitHubIcon(props: ComponentProps<'svg'>) {
  return (
    <Icon fill="currentColor" stroke="none" {...props}>
      <path
        fillRule="evenodd"
        d="M12 2.2a9.9 9.9 0 1 0 0 19.8 9.9 9.9 0 0 0 0-19.8ZM7.9 6.3c.9.1 1.7.5 2.5 1.1a7.5 7.5 0 0 1 3.2 0c.8-.6 1.6-1 2.5-1.1.4.9.4 1.8.1 2.6.7.7 1 1.6 1 2.6 0 2.6-1.5 3.7-3.7 4 .5.5.7 1.1.7 2v4a9.9 9.9 0 0 1-4.4.2v-2.1c-2 .4-2.7-.8-3.2-1.7-.2-.4-.5-.7-.9-1 .9-.5 1.6.1 2.1.7.5.8 1.1 1 2.1.8.1-.5.3-.9.5-1.1-2.2-.3-3.6-1.5-3.6-4.1 0-1 .3-1.9 1-2.6-.3-.8-.3-1.7.1-2.6Z"
      />
    </Icon>
  );
}
