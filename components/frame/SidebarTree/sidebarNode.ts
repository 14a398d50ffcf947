interface Labelled {
  text: string;
  /** A short mark beside the text: 'new'. */
  tag?: string | undefined;
}

interface SidebarLinkNode extends Labelled {
  kind: 'link';
  href: string;
  isCurrent: boolean;
  /** A word that styles may select on: `[data-context]`. */
  context?: string | undefined;
}

export interface SidebarGroupNode extends Labelled {
  kind: 'group';
  /** Names the group in the reader's session. */
  id: string;
  /** The group's own page, where it has one. */
  href?: string | undefined;
  isCurrent: boolean;
  isOpen: boolean;
  isCollapsible: boolean;
  items: SidebarNode[];
  context?: string | undefined;
}

/** One row of the sidebar. */
export type SidebarNode =
  | SidebarLinkNode
  | SidebarGroupNode
  | { kind: 'divider'; line: 'dashed' | 'solid' }
  | ({ kind: 'header' } & Labelled);

/** Whether two rows, and the rows below them, look the same; they are plain data, written in one order. */
export const isSameNode = (a: SidebarNode, b: SidebarNode): boolean =>
  JSON.stringify(a) === JSON.stringify(b);
