import { removeBase, useLang, withBase } from '@rspress/core/runtime';
import { useCallback } from 'react';
import { linkFactsFile, type LinkFacts, type LinkFactsFile } from '@config/facts/linkFacts';
import { factTarget } from '@model/factTarget';
import { useCurrentPath } from './useCurrentPath';
import { useSitePrefixes } from './useSitePrefixes';

const loading = new Map<string, Promise<LinkFactsFile>>();

async function fetchFacts(url: string): Promise<LinkFactsFile> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered with status ${response.status}.`);
  return (await response.json()) as LinkFactsFile;
}

/** Loads a file once; after a failure, the next call tries again. */
function loadOnce(url: string): Promise<LinkFactsFile> {
  const known = loading.get(url);
  if (known) return known;
  const begun = fetchFacts(url);
  loading.set(url, begun);
  begun.catch(() => loading.delete(url));
  return begun;
}

/**
 * Returns a function that looks up the facts of a link, and loads their file the first time. The function returns
 * undefined for a link that can't have any.
 */
export function useLinkFacts(): (
  link: HTMLAnchorElement,
) => Promise<LinkFacts | undefined> | undefined {
  const lang = useLang();
  const prefixes = useSitePrefixes();
  const current = useCurrentPath();
  return useCallback(
    ({ origin, pathname, search, hash }) => {
      if (origin !== window.location.origin) return undefined;
      const target = factTarget(removeBase(pathname) + search + hash, current, prefixes);
      if (!target) return undefined;
      const file = loadOnce(withBase(`/${linkFactsFile(target.kind, lang)}`));
      return file.then((facts) => facts[target.key]);
    },
    [lang, prefixes, current],
  );
}
