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

/** A letter X with one open stroke, drawn for this site. */
export function XIcon(props: ComponentProps<'svg'>) {
  return (
    <Icon {...props}>
      <path d="M4 4h4.2L20 20h-4.2z" />
      <path d="m19.3 4-6.4 7.1M11 13.1 4.7 20" />
    </Icon>
  );
}
