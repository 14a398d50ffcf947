import { useLocation } from '@rspress/core/runtime';
import { cleanPath, parsePagePath, pagePath, type PagePath } from '@model/sitePath';
import { useHydrated } from './useHydrated';
import { routeOf } from './navigation';
import { useSitePrefixes } from './useSitePrefixes';

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
  const here = parsePagePath(cleanPath(pathname), prefixes);
  return (target) => {
    const url = pagePath({ ...here, ...target }, prefixes);
    return routeOf(url) ? url + tail : pagePath({ ...here, ...target, path: '/' }, prefixes);
  };
}
