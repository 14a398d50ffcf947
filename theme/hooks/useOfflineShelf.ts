import { useLang } from '@rspress/core/runtime';
import { useEffect, useState } from 'react';
import { currentManifest, hasLanguage, keepLanguage } from '@offline/browser/languages';
import { dropAll, storedPaths, type Shelf } from '@offline/browser/offlineStore';
import { ownShelf } from './ownShelf';

export interface OfflineState {
  /** `unknown` until the browser has told, and for good where it can store nothing. */
  phase: 'unknown' | 'partial' | 'keeping' | 'kept' | 'failed' | 'removed';
  /** How many pages are stored, in any language. */
  pages: number;
  /** What all of the language takes, in bytes; undefined where that cannot be asked. */
  bytes?: number | undefined;
  /** How much of the language is stored while the rest is fetched, 0 to 1. */
  share: number;
}

const UNKNOWN: OfflineState = { phase: 'unknown', pages: 0, share: 0 };

async function readState(shelf: Shelf, lang: string): Promise<OfflineState> {
  const [isKept, paths, manifest] = await Promise.all([
    hasLanguage(shelf, lang),
    storedPaths(shelf),
    currentManifest(shelf, lang).catch(() => undefined),
  ]);
  return {
    phase: isKept ? 'kept' : 'partial',
    pages: paths.length,
    bytes: manifest?.bytes,
    share: 0,
  };
}

/** What is stored of the page's language for offline reading, and the reader's two actions on it. */
export function useOfflineShelf() {
  const lang = useLang();
  const [state, setState] = useState(UNKNOWN);
  const change = (part: Partial<OfflineState>) => setState((known) => ({ ...known, ...part }));

  useEffect(() => {
    const shelf = ownShelf();
    let isCurrent = true;
    if (!shelf) return;
    readState(shelf, lang).then(
      (found) => isCurrent && setState(found),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [lang]);

  const keep = async (): Promise<void> => {
    const shelf = ownShelf();
    if (!shelf) return;
    change({ phase: 'keeping', share: 0 });
    try {
      // A browser short of space then clears other sites first.
      await navigator.storage.persist();
      await keepLanguage(shelf, lang, (share) => change({ share }));
      setState(await readState(shelf, lang));
    } catch {
      change({ phase: 'failed' });
    }
  };

  const remove = async (): Promise<void> => {
    const shelf = ownShelf();
    if (!shelf) return;
    await dropAll(shelf.base);
    change({ phase: 'removed', pages: 0 });
  };

  return { state, keep, remove };
}
