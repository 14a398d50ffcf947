const listeners = new Set<() => void>();

/** Calls a listener when more of a sidebar has loaded. @returns a function that removes it */
export function subscribeToSidebars(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function notifySidebarListeners(): void {
  for (const notify of listeners) notify();
}
