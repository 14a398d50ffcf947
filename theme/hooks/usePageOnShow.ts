import { PageContext } from '@rspress/core/runtime';
import { useContext, useMemo, type ContextType } from 'react';
import { isSameRecord } from '@model/isSameRecord';
import { readAddress } from '@model/sitePath';
import { useCurrentPath } from './useCurrentPath';
import { useHydrated } from './useHydrated';
import { useStableValue } from './useStableValue';
import { useSitePrefixes } from './useSitePrefixes';

type Context = ContextType<typeof PageContext>;

/**
 * Right after hydration the engine asks for the page's data a second time; what comes is the same in a new object, and
 * would draw the whole page anew, in one go.
 */
const isSameContext = (kept: Context, { setData, data }: Context): boolean =>
  kept.setData === setData && isSameRecord(kept.data, data);

/**
 * The engine's page, put right where there is none. One static 404 page, in the default language, answers every
 * unknown address: it must be taken over as it is, and only then become one of the address's language and version.
 */
export function usePageOnShow() {
  const context = useStableValue(useContext(PageContext), isSameContext);
  const prefixes = useSitePrefixes();
  const path = useCurrentPath();
  const isStatic = !useHydrated() && context.data.pageType === '404';
  return useMemo(() => {
    if (context.data.pageType !== '404') return { context, isStatic };
    const { lang, version } = readAddress(isStatic ? '/' : path, prefixes);
    return { context: { ...context, data: { ...context.data, lang, version } }, isStatic };
  }, [context, path, prefixes, isStatic]);
}
