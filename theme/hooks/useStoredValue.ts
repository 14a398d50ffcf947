import { useCallback, useSyncExternalStore } from 'react';

/** Fired on this window after a write; the browser's own `storage` event reaches other tabs only. */
const WRITE_EVENT = 'stored-value';

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Blocked or full storage: the choice lasts for this page only.
  }
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  window.addEventListener(WRITE_EVENT, onChange);
  return () => {
    window.removeEventListener('storage', onChange);
    window.removeEventListener(WRITE_EVENT, onChange);
  };
}

/** Choices made while storage is blocked. */
const unstored = new Map<string, string | null>();

/**
 * One local-storage slot, in step across components and tabs.
 * @returns the stored string (null where there is none, on the server, or where storage is blocked) and a setter.
 */
export function useStoredValue(key: string): [string | null, (value: string | null) => void] {
  const value = useSyncExternalStore(
    subscribe,
    () => read(key) ?? unstored.get(key) ?? null,
    () => null,
  );
  const setValue = useCallback(
    (next: string | null) => {
      write(key, next);
      if (read(key) === next) unstored.delete(key);
      else unstored.set(key, next);
      window.dispatchEvent(new Event(WRITE_EVENT));
    },
    [key],
  );
  return [value, setValue];
}
