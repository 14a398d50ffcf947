import type { ComponentProps } from 'react';
import { Icon } from './Icon';

export function ArrowUpIcon(props: ComponentProps<'svg'>) {
  return (
    <Icon strokeWidth="2" {...props}>
      <path d="M12 20V5M5.5 11.5 12 5l6.5 6.5" />
    </Icon>
  );
}

export function ArrowUpRightIcon(props: ComponentProps<'svg'>) {
  return (
    <Icon viewBox="0 0 16 16" {...props}>
      <path d="M4.5 11.5l7-7M5.5 4.5h6v6" />
    </Icon>
  );
}

/** A check mark. */
export function CheckIcon(props: ComponentProps<'svg'>) {
  return (
    <Icon {...props}>
      <path d="m5 12.5 4.5 4.5L19 7.5" />
    </Icon>
  );
}

export function ChevronDownIcon(props: ComponentProps<'svg'>) {
  return (
    <Icon viewBox="0 0 16 16" strokeWidth="1.5" {...props}>
      <path d="m4 6.25 4 4 4-4" />
    </Icon>
  );
}

export function CloseIcon(props: ComponentProps<'svg'>) {
  return (
    <Icon strokeWidth="2" {...props}>
      <path d="M6 6l12 12M18 6 6 18" />
    </Icon>
  );
}

/** Two overlapping sheets. */
export function CopyIcon(props: ComponentProps<'svg'>) {
  return (
    <Icon {...props}>
      <rect x="9" y="9" width="11" height="11" rx="2" />
      <path d="M5.5 15H5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1h9a1 1 0 0 1 1 1v.5" />
    </Icon>
  );
}

/** Latin and Chinese script side by side. */
export function LanguageIcon(props: ComponentProps<'svg'>) {
  return (
    <Icon {...props}>
      <path d="M3 6h11M8.5 3.5V6M12 6c-1 4.5-4.5 8-8.5 9.5M5.5 9c1 2.5 3 4.7 5.5 6" />
      <path d="m11.5 20.5 4.5-10 4.5 10M13.1 17h5.8" />
    </Icon>
  );
}

/** Three stacked plates. */
export function LayersIcon(props: ComponentProps<'svg'>) {
  return (
    <Icon {...props}>
      <path d="m12 3.5 8.5 4.6L12 12.7 3.5 8.1zM3.5 12.2l8.5 4.6 8.5-4.6M3.5 16.3l8.5 4.6 8.5-4.6" />
    </Icon>
  );
}

export function MenuIcon(props: ComponentProps<'svg'>) {
  return (
    <Icon {...props}>
      <path d="M4 7h16M4 12h16M4 17h16" />
    </Icon>
  );
}

export function MoonIcon(props: ComponentProps<'svg'>) {
  return (
    <Icon strokeWidth="2" {...props}>
      <path d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z" />
    </Icon>
  );
}

export function MoreIcon(props: ComponentProps<'svg'>) {
  return (
    <Icon fill="currentColor" stroke="none" {...props}>
      <circle cx="5.5" cy="12" r="1.7" />
      <circle cx="12" cy="12" r="1.7" />
      <circle cx="18.5" cy="12" r="1.7" />
    </Icon>
  );
}

export function PencilIcon(props: ComponentProps<'svg'>) {
  return (
    <Icon strokeWidth="2" {...props}>
      <path d="M4 20v-4L16 4l4 4L8 20zM13.5 6.5l4 4" />
    </Icon>
  );
}

export function SearchIcon(props: ComponentProps<'svg'>) {
  return (
    <Icon {...props}>
      <circle cx="11" cy="11" r="6.5" />
      <path d="m16 16 4.5 4.5" />
    </Icon>
  );
}

export function SidebarIcon(props: ComponentProps<'svg'>) {
  return (
    <Icon {...props}>
      <path d="M4 5h16v14H4zM10 5v14" />
    </Icon>
  );
}

export function SunIcon(props: ComponentProps<'svg'>) {
  return (
    <Icon strokeWidth="2" {...props}>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4" />
    </Icon>
  );
}

/** A screen, for the system's color scheme. */
export function SystemIcon(props: ComponentProps<'svg'>) {
  return (
    <Icon {...props}>
      <rect x="3" y="4.5" width="18" height="12" rx="1.5" />
      <path d="M12 16.5v3.5M8.5 20h7" />
    </Icon>
  );
}

export function TextIcon(props: ComponentProps<'svg'>) {
  return (
    <Icon {...props}>
      <path d="M5 7h14M5 12h14M5 17h8" />
    </Icon>
  );
}
