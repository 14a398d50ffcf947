/** Session-storage key of scroll positions by history entry, in pixels. The number is the version of the format. */
const STORAGE_KEY = 'rsbuild-docs-scroll-1';

/** Maximum number of entries. */
const MAX_ENTRIES = 50;

let positions: Map<string, number> | undefined;

const isEntry = (entry: unknown): entry is [string, number] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && Number.isFinite(entry[1]);

function read(): Map<string, number> {
  if (positions) return positions;
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    positions = new Map(Array.isArray(stored) ? stored.filter(isEntry) : []);
  } catch {
    positions = new Map();
  }
  return positions;
}

/** The router's key of the current history entry; undefined for entries that the browser created for a hash link. */
export function entryKey(): string | undefined {
  return (history.state as { key?: string } | null)?.key;
}

/** The key of the current history entry; assigns one if it has none. */
export function ensureEntryKey(): string {
  const known = entryKey();
  if (known) return known;
  const key = Math.random().toString(36).slice(2);
  history.replaceState({ ...(history.state as object | null), key }, '');
  return key;
}

export function recallScroll(key: string): number | undefined {
  return read().get(key);
}

export function rememberScroll(key: string, pixels: number): void {
  const known = read();
  known.delete(key);
  known.set(key, pixels);
}

/** Stores positions, so that going back works after a reload. */
export function storeScroll(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...read()].slice(-MAX_ENTRIES)));
  } catch {
    // Storage is blocked or full: positions are lost on reload.
  }
}
