import { useCallback, useSyncExternalStore } from 'react';
import { read, subscribe, write } from './storedValues';

/**
 * A value of local storage, synchronized across components and tabs.
 * @returns the stored string (null if there is none, on the server, or if storage is blocked) and a setter
 */
export function useStoredValue(key: string): [string | null, (value: string | null) => void] {
  const value = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => null,
  );
  const setValue = useCallback(
    (next: string | null) => {
      write(key, next);
    },
    [key],
  );
  return [value, setValue];
}
