import { memo } from 'react';
import { SiteLink } from '../../SiteContext';
import { Breakable } from '../../ui/Breakable';
import { Tag } from '../../ui/Tag';
import { SidebarGroup } from './SidebarGroup';
import { isSameNode, type SidebarNode } from './sidebarNode';
import styles from './SidebarTree.module.css';

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
