import { type ReactNode, memo } from 'react';
import { ChevronDownIcon } from '../../icons/interfaceIcons';
import { SiteLink } from '../../SiteContext';
import { Breakable } from '../../ui/Breakable';
import { Tag } from '../../ui/Tag';
import styles from './SidebarTree.module.css';

interface Labelled {
  text: string;
  /** A short label next to the text, such as 'new'. */
  tag?: string | undefined;
}

interface SidebarLinkNode extends Labelled {
  kind: 'link';
  href: string;
  isCurrent: boolean;
  /** An attribute for styles: `[data-context]`. */
  context?: string | undefined;
}

export interface SidebarGroupNode extends Labelled {
  kind: 'group';
  /** Id of the group in the session's state. */
  id: string;
  /** URL of the group's page, if it has one. */
  href?: string | undefined;
  isCurrent: boolean;
  isOpen: boolean;
  isCollapsible: boolean;
  items: SidebarNode[];
  context?: string | undefined;
}

/** An item of the sidebar. */
export type SidebarNode =
  | SidebarLinkNode
  | SidebarGroupNode
  | { kind: 'divider'; line: 'dashed' | 'solid' }
  | ({ kind: 'header' } & Labelled);

/** Whether two items and their children are equal; they are plain data with keys in the same order. */
export const isSameNode = (a: SidebarNode, b: SidebarNode): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

interface SidebarGroupProps {
  node: SidebarGroupNode;
  onToggle: (isOpen: boolean) => void;
  /** The list of a group's items. */
  children: ReactNode;
}

/** A group. Its title toggles it; if the group has a page, the title links there and the chevron toggles it. */
export function SidebarGroup({ node, onToggle, children }: SidebarGroupProps) {
  const { id, href, text, isOpen, isCollapsible } = node;
  if (!isCollapsible) {
    return (
      <>
        <p className={styles.row}>
          <GroupName node={node} />
        </p>
        {children}
      </>
    );
  }
  const details = (
    <details
      data-group={id}
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => {
        if (open !== isOpen) onToggle(open);
      }}
    >
      <summary className={href ? styles.toggle : styles.row} aria-label={href && text}>
        {!href && <GroupName node={node} />}
        <ChevronDownIcon className={styles.chevron} />
      </summary>
      {children}
    </details>
  );
  if (!href) return details;
  return (
    <div className={styles.linked}>
      <p className={styles.row}>
        <GroupName node={node} />
      </p>
      {details}
    </div>
  );
}

function GroupName({ node: { href, text, tag, isCurrent } }: { node: SidebarGroupNode }) {
  const name = (
    <>
      <Breakable>{text}</Breakable>
      {tag && <Tag text={tag} />}
    </>
  );
  if (!href) {
    return (
      <span key={text} className={styles.name}>
        {name}
      </span>
    );
  }
  return (
    <SiteLink
      key={text}
      className={styles.name}
      href={href}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {name}
    </SiteLink>
  );
}

interface SidebarListProps {
  nodes: SidebarNode[];
  /** Called when the user opens or closes a group. */
  onToggle: (groupId: string, isOpen: boolean) => void;
}

function SidebarList({ nodes, onToggle }: SidebarListProps) {
  return (
    <ul className={styles.list}>
      {nodes.map((node, index) => (
        <li key={index} data-context={'context' in node ? node.context : undefined}>
          <SidebarEntry node={node} onToggle={onToggle} />
        </li>
      ))}
    </ul>
  );
}

interface SidebarEntryProps extends Pick<SidebarListProps, 'onToggle'> {
  node: SidebarNode;
}

const isSameEntry = (before: SidebarEntryProps, after: SidebarEntryProps): boolean =>
  before.onToggle === after.onToggle && isSameNode(before.node, after.node);

/**
 * Memoized, because a page change affects only a few of many rows. Links are keyed by text: when a browser extension has
 * translated the text, React can only remove it together with its element.
 */
const SidebarEntry = memo(function SidebarEntry({ node, onToggle }: SidebarEntryProps) {
  switch (node.kind) {
    case 'divider':
      return <hr className={styles.divider} data-line={node.line} />;
    case 'header':
      return (
        <p className={styles.header}>
          {node.text}
          {node.tag && <Tag text={node.tag} />}
        </p>
      );
    case 'link':
      return (
        <SiteLink
          key={node.text}
          className={styles.link}
          href={node.href}
          aria-current={node.isCurrent ? 'page' : undefined}
        >
          <Breakable>{node.text}</Breakable>
          {node.tag && <Tag text={node.tag} />}
        </SiteLink>
      );
    case 'group':
      return (
        <SidebarGroup
          node={node}
          onToggle={(isOpen) => {
            onToggle(node.id, isOpen);
          }}
        >
          <SidebarList nodes={node.items} onToggle={onToggle} />
        </SidebarGroup>
      );
  }
}, isSameEntry);

interface SidebarTreeProps extends SidebarListProps {
  /** Accessible name of the landmark. */
  label: string;
}

/** Sidebar navigation: the pages of a section in collapsible groups. */
export function SidebarTree({ label, ...list }: SidebarTreeProps) {
  return (
    <nav className={styles.root} aria-label={label}>
      <SidebarList {...list} />
    </nav>
  );
}
