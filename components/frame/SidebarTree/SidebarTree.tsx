import { SiteLink } from '../../SiteContext';
import styles from './SidebarTree.module.css';

export type SidebarNode =
  | { kind: 'link'; text: string; href: string; isCurrent: boolean }
  | { kind: 'group'; text: string; isOpen: boolean; items: SidebarNode[] }
  | { kind: 'divider'; line: 'dashed' | 'solid' }
  | { kind: 'header'; text: string };

interface SidebarTreeProps {
  /** Names the landmark. */
  label: string;
  nodes: SidebarNode[];
}

/** The pages of a section, in collapsible groups. */
export function SidebarTree({ label, nodes }: SidebarTreeProps) {
  return (
    <nav className={styles.root} aria-label={label}>
      <SidebarList nodes={nodes} />
    </nav>
  );
}

function SidebarList({ nodes }: { nodes: SidebarNode[] }) {
  return (
    <ul className={styles.list}>
      {nodes.map((node, index) => (
        <li key={index}>
          <SidebarEntry node={node} />
        </li>
      ))}
    </ul>
  );
}

function SidebarEntry({ node }: { node: SidebarNode }) {
  switch (node.kind) {
    case 'divider':
      return <hr className={styles.divider} data-line={node.line} />;
    case 'header':
      return <p className={styles.header}>{node.text}</p>;
    case 'link':
      return (
        <SiteLink
          className={styles.link}
          href={node.href}
          aria-current={node.isCurrent ? 'page' : undefined}
        >
          {node.text}
        </SiteLink>
      );
    case 'group':
      return (
        <details open={node.isOpen}>
          <summary className={styles.summary}>{node.text}</summary>
          <SidebarList nodes={node.items} />
        </details>
      );
  }
}
