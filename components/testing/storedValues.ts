import type { StoredValues } from '@components/SiteContext';

const slots = new Map<string, string | null>();
const listeners = new Set<() => void>();

/** A reader's storage in memory. */
export const storedValues: StoredValues = {
  read: (key) => slots.get(key) ?? null,
  write: (key, value) => {
    slots.set(key, value);
    for (const listener of listeners) listener();
  },
  subscribe: (onChange) => {
    listeners.add(onChange);
    return () => {
      listeners.delete(onChange);
    };
  },
};

export const clearStored = (): void => slots.clear();
