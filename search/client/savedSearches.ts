import { readSavedHit, type SavedHit } from './searchHit';

/** Specification §9: maximum number of recent searches, less with favorites, and of favorites. */
const MAX_RECENT = 7;
const MAX_RECENT_BESIDE_FAVORITES = 4;
const MAX_FAVORITES = 10;

/** A list of hits in local storage, newest first; keys and format are those of DocSearch. */
class SavedSearches {
  readonly #key: string;
  readonly #most: number;
  #hits: SavedHit[];

  constructor(key: string, most: number) {
    this.#key = key;
    this.#most = most;
    this.#hits = this.#read().slice(0, most);
  }

  #read(): SavedHit[] {
    try {
      const stored: unknown = JSON.parse(localStorage.getItem(this.#key) ?? '[]');
      return Array.isArray(stored) ? stored.flatMap((entry) => readSavedHit(entry) ?? []) : [];
    } catch {
      return [];
    }
  }

  #write(hits: SavedHit[]): void {
    this.#hits = hits;
    try {
      localStorage.setItem(this.#key, JSON.stringify(hits));
    } catch {
      // Storage is blocked or full: the list lasts while the dialog is open.
    }
  }

  all(): SavedHit[] {
    return this.#hits;
  }

  // By URL: a section and its excerpts are the same entry.

  has({ url }: SavedHit): boolean {
    return this.#hits.some((hit) => hit.url === url);
  }

  add(hit: SavedHit): void {
    this.#write([hit, ...this.#without(hit)].slice(0, this.#most));
  }

  remove(hit: SavedHit): void {
    this.#write(this.#without(hit));
  }

  #without({ url }: SavedHit): SavedHit[] {
    return this.#hits.filter((hit) => hit.url !== url);
  }
}

/** Recent and favorite searches of one index; specification §7. */
export function savedSearches(indexName: string) {
  const favorites = new SavedSearches(`__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`, MAX_FAVORITES);
  const most = favorites.all().length > 0 ? MAX_RECENT_BESIDE_FAVORITES : MAX_RECENT;
  const recent = new SavedSearches(`__DOCSEARCH_RECENT_SEARCHES__${indexName}`, most);
  return { favorites, recent };
}
