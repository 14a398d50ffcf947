import { useLang } from '@rspress/core/runtime';
import { useCallback } from 'react';
import { localizedPath } from '@model/sitePath';
import { useSiteLanguages } from './useSiteLanguages';

/** The page's language, and how a path of the default language is said in it. */
export function useSitePortValue(): { lang: string; localize: (href: string) => string } {
  const lang = useLang();
  const languages = useSiteLanguages();
  const localize = useCallback(
    (href: string) => localizedPath(href, lang, languages),
    [lang, languages],
  );
  return { lang, localize };
}
