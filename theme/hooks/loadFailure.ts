import { useSyncExternalStore } from 'react';

let failed: string | null = null;

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Notes the address of a page that could not be opened; null once that is past. */
export function setLoadFailure(address: string | null): void {
  failed = address;
  for (const notify of listeners) notify();
}

/** The address of the page that the reader last chose, where it could not be opened. */
export const useLoadFailure = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => failed,
    () => null,
  );

/**
 * Whether the server answers at an address: behind a broken line, or in front of a broken server, a page load would
 * take away the page that the reader has.
 */
export async function canOpen(address: string): Promise<boolean> {
  try {
    const { status } = await fetch(address, { method: 'HEAD', cache: 'no-store' });
    return status < 500;
  } catch {
    return false;
  }
}
