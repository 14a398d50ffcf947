import type { ReactNode } from 'react';
import { ChevronDownIcon } from '../../icons/interfaceIcons';
import { SiteLink } from '../../SiteContext';
import { Breakable } from '../../ui/Breakable';
import { Tag } from '../../ui/Tag';
import type { SidebarGroupNode } from './sidebarNode';
import styles from './SidebarTree.module.css';

interface SidebarGroupProps {
  node: SidebarGroupNode;
  onToggle: (isOpen: boolean) => void;
  /** The list of what the group holds. */
  children: ReactNode;
}

/** Pages under one name, which toggles; where the group has a page, the name leads there and the chevron beside it toggles. */
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
