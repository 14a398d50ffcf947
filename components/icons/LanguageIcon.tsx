import type { ComponentProps } from 'react';
import { Icon } from './Icon';

/** Two scripts side by side: a Latin letter and a Chinese stroke figure. */
export function LanguageIcon(props: ComponentProps<'svg'>) {
  return (
    <Icon {...props}>
      <path d="M3 6h11M8.5 3.5V6M12 6c-1 4.5-4.5 8-8.5 9.5M5.5 9c1 2.5 3 4.7 5.5 6" />
      <path d="m11.5 20.5 4.5-10 4.5 10M13.1 17h5.8" />
    </Icon>
  );
}
