import { useLang, useSite, useVersion } from '@rspress/core/runtime';
import { useCallback } from 'react';
import { movedAddress } from '@model/sitePath';
import { useSitePrefixes } from './useSitePrefixes';

/** The page's language, and how a path of the default language is said in it and in the page's version. */
export function useSitePortValue(): { lang: string; localize: (href: string) => string } {
  const { site } = useSite();
  const lang = useLang();
  const version = useVersion() || site.multiVersion.default;
  const prefixes = useSitePrefixes();
  const localize = useCallback(
    (href: string) => movedAddress(href, { lang, version }, prefixes),
    [lang, version, prefixes],
  );
  return { lang, localize };
}
