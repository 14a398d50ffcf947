import { useLayoutEffect, useSyncExternalStore } from 'react';
import { NO_MEMORY } from '@model/sidebarMemory';
import { groupsHolding, type Section } from '@model/sidebarTree';
import {
  readSidebarMemory,
  rememberOpenGroups,
  subscribeToSidebarMemory,
} from './sidebarMemoryStore';

interface SidebarGroups {
  /** Groups by id that were opened or closed in this session; the others stand as the sidebar has them. */
  open: Readonly<Record<string, boolean>>;
  toggle: (groupId: string, isOpen: boolean) => void;
}

/** The open groups of the sidebar, in step with the reader's session. A visit opens the groups around its page. */
export function useSidebarGroups({ path, items }: Section, pagePath: string): SidebarGroups {
  const open = useSyncExternalStore(
    subscribeToSidebarMemory,
    () => readSidebarMemory().open,
    () => NO_MEMORY.open,
  );
  useLayoutEffect(() => {
    const ids = groupsHolding(items, pagePath, path);
    rememberOpenGroups(Object.fromEntries(ids.map((id) => [id, true])));
  }, [items, path, pagePath]);
  return { open, toggle };
}

function toggle(groupId: string, isOpen: boolean): void {
  rememberOpenGroups({ [groupId]: isOpen });
}
