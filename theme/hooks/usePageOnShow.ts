import { PageContext } from '@rspress/core/runtime';
import { useContext, useMemo } from 'react';
import { readAddress } from '@model/sitePath';
import { useCurrentPath } from './useCurrentPath';
import { useHydrated } from './useHydrated';
import { useSitePrefixes } from './useSitePrefixes';

/**
 * The engine's page, put right where there is none. One static 404 page, in the default language, answers every
 * unknown address: it must be taken over as it is, and only then become one of the address's language and version.
 */
export function usePageOnShow() {
  const context = useContext(PageContext);
  const prefixes = useSitePrefixes();
  const path = useCurrentPath();
  const isStatic = !useHydrated() && context.data.pageType === '404';
  return useMemo(() => {
    if (context.data.pageType !== '404') return { context, isStatic };
    const { lang, version } = readAddress(isStatic ? '/' : path, prefixes);
    return { context: { ...context, data: { ...context.data, lang, version } }, isStatic };
  }, [context, path, prefixes, isStatic]);
}
