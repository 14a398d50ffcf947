import { useLang } from '@rspress/core/runtime';
import { useEffect, useState } from 'react';
import { currentManifest, hasLanguage, keepLanguage } from '@offline/browser/languages';
import { dropAll, storedPaths, type StoreId } from '@offline/browser/offlineStore';
import { currentStoreId } from './useVisitedPages';

export interface OfflineState {
  /** `unknown` until the browser has answered, and if it can't store pages. */
  phase: 'unknown' | 'partial' | 'keeping' | 'kept' | 'failed' | 'removed';
  /** Number of stored pages, in all languages. */
  pages: number;
  /** Size of the whole language in bytes; undefined if unknown. */
  bytes?: number | undefined;
  /** Share of the language that is stored while the rest downloads, 0 to 1. */
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

/** State of offline storage for the page's language, with functions to store and remove pages. */
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
      // With persistent storage, a browser that is short of space evicts other sites first.
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
