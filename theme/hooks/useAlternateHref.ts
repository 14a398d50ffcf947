import { useLocation, usePage } from '@rspress/core/runtime';
import { cleanPath, parsePagePath, pagePath, type PagePath } from '@model/sitePath';
import { useHydrated } from './useHydrated';
import { useSitePrefixes } from './useSitePrefixes';

/** Fields of the page's data; `engine/compile/pageMetadataPlugin.ts` adds the second. */
interface PageEntry {
  pageType: string;
  /** Versions and languages without the page: `v1/zh`; `/zh` on a site without versions. */
  missingIn?: readonly string[];
}

type Target = Partial<Pick<PagePath, 'version' | 'lang'>>;

/**
 * Returns a function for the URL of the page in another language or version, with the current query and hash, or of
 * the home page if the page doesn't exist there.
 */
export function useAlternateHref(): (target: Target) => string {
  const prefixes = useSitePrefixes();
  const { pathname, search, hash } = useLocation();
  // The server knows neither query nor hash.
  const tail = useHydrated() ? search + hash : '';
  const { pageType, missingIn = [] } = usePage().page as PageEntry;
  const here = parsePagePath(cleanPath(pathname), prefixes);
  return (target) => {
    const there = { ...here, ...target };
    const exists = pageType !== '404' && !missingIn.includes(`${there.version}/${there.lang}`);
    return exists ? pagePath(there, prefixes) + tail : pagePath({ ...there, path: '/' }, prefixes);
  };
}
