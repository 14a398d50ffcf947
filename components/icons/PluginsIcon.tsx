import type { ComponentProps } from 'react';
import { Icon } from './Icon';

/** A plug and its lead. */
export function PluginsIcon(props: ComponentProps<'svg'>) {
  return (
    <Icon viewBox="0 0 32 32" strokeWidth="2" {...props}>
      <path d="M8 12h16v5a8 8 0 0 1-16 0z" fill="currentColor" fillOpacity=".18" />
      <path d="M12 12V5M20 12V5M16 25v3" />
    </Icon>
  );
}
