import { useSyncExternalStore } from 'react';

const slots = new Map<string, string | null>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** A reader's storage in memory. */
export function useStored(key: string): [string | null, (value: string | null) => void] {
  const value = useSyncExternalStore(subscribe, () => slots.get(key) ?? null);
  return [
    value,
    (next) => {
      slots.set(key, next);
      for (const listener of listeners) listener();
    },
  ];
}

export const store = (key: string, value: string | null): Map<string, string | null> =>
  slots.set(key, value);

export const clearStored = (): void => slots.clear();
