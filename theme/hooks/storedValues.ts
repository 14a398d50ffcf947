/** Fired on this window after a write; the browser's own `storage` event reaches other tabs only. */
const WRITE_EVENT = 'stored-value';

/** Choices made while storage is blocked. */
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
    // Blocked or full storage: the choice lasts for this page only.
  }
}

/** The string in a slot of local storage, or what was chosen while storage is blocked; null where there is none. */
export const read = (key: string): string | null => readStorage(key) ?? unstored.get(key) ?? null;

/** Stores a string, or with null none, and tells all subscribers. */
export function write(key: string, value: string | null): void {
  writeStorage(key, value);
  if (readStorage(key) === value) unstored.delete(key);
  else unstored.set(key, value);
  window.dispatchEvent(new Event(WRITE_EVENT));
}

/** Calls back when a value has changed, here or in another tab. @returns ends it. */
export function subscribe(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  window.addEventListener(WRITE_EVENT, onChange);
  return () => {
    window.removeEventListener('storage', onChange);
    window.removeEventListener(WRITE_EVENT, onChange);
  };
}
