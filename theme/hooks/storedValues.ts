/** Event fired on this window after a write; the browser's `storage` event reaches only other tabs. */
const WRITE_EVENT = 'stored-value';

/** Values set while storage is blocked. */
const unstored = new Map<string, string | null>();

function readStorage(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function writeStorage(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Storage is blocked or full: the value lasts as long as the page.
  }
}

/** A value of local storage, or the value set while storage is blocked; null if there is none. */
export const read = (key: string): string | null => readStorage(key) ?? unstored.get(key) ?? null;

/** Stores a value, or removes it if null, and notifies subscribers. */
export function write(key: string, value: string | null): void {
  writeStorage(key, value);
  if (readStorage(key) === value) unstored.delete(key);
  else unstored.set(key, value);
  window.dispatchEvent(new Event(WRITE_EVENT));
}

/** Subscribes to changes in this tab and others. @returns a function that unsubscribes */
export function subscribe(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  window.addEventListener(WRITE_EVENT, onChange);
  return () => {
    window.removeEventListener('storage', onChange);
    window.removeEventListener(WRITE_EVENT, onChange);
  };
}
