import type { ComponentProps } from 'react';
import { Icon } from './Icon';

export function HashIcon(props: ComponentProps<'svg'>) {
  return (
    <Icon {...props}>
      <path d="M10 4 8 20M16 4l-2 16M5 9h15M4 15h15" />
    </Icon>
  );
}

export function PageIcon(props: ComponentProps<'svg'>) {
  return (
    <Icon {...props}>
      <path d="M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6" />
    </Icon>
  );
}

export function RecentIcon(props: ComponentProps<'svg'>) {
  return (
    <Icon {...props}>
      <path d="M12 7v5l3 2M4 12a8 8 0 1 0 2.5-5.8L4 8.5M4 4v4.5h4.5" />
    </Icon>
  );
}

export function StarIcon(props: ComponentProps<'svg'>) {
  return (
    <Icon {...props}>
      <path d="m12 4 2.5 5.1 5.6.8-4 4 .9 5.6-5-2.7-5 2.7.9-5.6-4-4 5.6-.8z" />
    </Icon>
  );
}
