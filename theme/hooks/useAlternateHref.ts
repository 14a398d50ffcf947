import { useLocation } from '@rspress/core/runtime';
import { cleanPath, readAddress, writeAddress, type PageAddress } from '@model/sitePath';
import { useHydrated } from './useHydrated';
import { routeOf } from './navigation';
import { useSitePrefixes } from './useSitePrefixes';

type Target = Partial<Pick<PageAddress, 'version' | 'lang'>>;

/**
 * Says where the page stands in another language or version: the same page with the query and section that the
 * reader has open, or the home page where there is no such page.
 */
export function useAlternateHref(): (target: Target) => string {
  const prefixes = useSitePrefixes();
  const { pathname, search, hash } = useLocation();
  // A static page knows neither query nor section.
  const tail = useHydrated() ? search + hash : '';
  const here = readAddress(cleanPath(pathname), prefixes);
  return (target) => {
    const address = writeAddress({ ...here, ...target }, prefixes);
    return routeOf(address)
      ? address + tail
      : writeAddress({ ...here, ...target, path: '/' }, prefixes);
  };
}
