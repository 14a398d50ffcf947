import {
  NO_MEMORY,
  parseSidebarMemory,
  SIDEBAR_MEMORY_KEY,
  type SidebarMemory,
} from '@model/sidebarMemory';

let memory: SidebarMemory | undefined;

const listeners = new Set<() => void>();

/** The sidebar's state in this session, or in this page if storage is blocked. */
export function readSidebarMemory(): SidebarMemory {
  if (memory) return memory;
  try {
    memory = parseSidebarMemory(sessionStorage.getItem(SIDEBAR_MEMORY_KEY));
  } catch {
    memory = NO_MEMORY;
  }
  return memory;
}

export function rememberOpenGroups(open: Readonly<Record<string, boolean>>): void {
  const current = readSidebarMemory();
  if (Object.entries(open).every(([id, isOpen]) => current.open[id] === isOpen)) return;
  memory = { ...current, open: { ...current.open, ...open } };
  storeSidebarMemory();
  for (const notify of listeners) notify();
}

/** Kept in memory until `storeSidebarMemory`, because it changes with every scroll event. */
export function rememberSidebarScroll(section: string, pixels: number): void {
  const current = readSidebarMemory();
  memory = { ...current, scroll: { ...current.scroll, [section]: pixels } };
}

export function storeSidebarMemory(): void {
  try {
    sessionStorage.setItem(SIDEBAR_MEMORY_KEY, JSON.stringify(readSidebarMemory()));
  } catch {
    // Storage is blocked or full: the state is lost on reload.
  }
}

export function subscribeToSidebarMemory(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
