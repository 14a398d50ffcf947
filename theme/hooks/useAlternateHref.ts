import { useLocation } from '@rspress/core/runtime';
import { cleanPath, readAddress, writeAddress, type PageAddress } from '@model/sitePath';
import { useHydrated } from './useHydrated';
import { routeOf } from './navigation';
import { useSitePrefixes } from './useSitePrefixes';

type Target = Partial<Pick<PageAddress, 'version' | 'lang'>>;

/**
 * Returns a function for the URL of the page in another language or version, with the current query and hash, or of
 * the home page if the page doesn't exist there.
 */
export function useAlternateHref(): (target: Target) => string {
  const prefixes = useSitePrefixes();
  const { pathname, search, hash } = useLocation();
  // The server knows neither query nor hash.
  const tail = useHydrated() ? search + hash : '';
  const here = readAddress(cleanPath(pathname), prefixes);
  return (target) => {
    const address = writeAddress({ ...here, ...target }, prefixes);
    return routeOf(address)
      ? address + tail
      : writeAddress({ ...here, ...target, path: '/' }, prefixes);
  };
}
