import { useLang } from '@rspress/core/runtime';
import { useEffect, useState } from 'react';
import { currentManifest, hasLanguage, keepLanguage } from '@offline/browser/languages';
import { dropAll, storedPaths, type StoreId } from '@offline/browser/offlineStore';
import { currentStoreId } from './useVisitedPages';

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

async function readState(store: StoreId, lang: string): Promise<OfflineState> {
  const [isShown, paths, manifest] = await Promise.all([
    hasLanguage(store, lang),
    storedPaths(store),
    currentManifest(store, lang).catch(() => undefined),
  ]);
  return {
    phase: isShown ? 'kept' : 'partial',
    pages: paths.length,
    bytes: manifest?.bytes,
    share: 0,
  };
}

/** What is stored of the page's language for offline reading, and the reader's two actions on it. */
export function useOfflinePages() {
  const lang = useLang();
  const [state, setState] = useState(UNKNOWN);
  const change = (part: Partial<OfflineState>) => setState((known) => ({ ...known, ...part }));

  useEffect(() => {
    const store = currentStoreId();
    let isCurrent = true;
    if (!store) return;
    readState(store, lang).then(
      (found) => isCurrent && setState(found),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [lang]);

  const keep = async (): Promise<void> => {
    const store = currentStoreId();
    if (!store) return;
    change({ phase: 'keeping', share: 0 });
    try {
      // A browser short of space then clears other sites first.
      await navigator.storage.persist();
      await keepLanguage(store, lang, (share) => change({ share }));
      setState(await readState(store, lang));
    } catch {
      change({ phase: 'failed' });
    }
  };

  const remove = async (): Promise<void> => {
    const store = currentStoreId();
    if (!store) return;
    await dropAll(store.base);
    change({ phase: 'removed', pages: 0 });
  };

  return { state, keep, remove };
}
