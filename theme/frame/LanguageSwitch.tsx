import { useLang, useLocation, useSite } from '@rspress/core/runtime';
import { LanguageMenu } from '@components/frame/LanguageMenu';
import { useSiteLanguages } from '@hooks/useSiteLanguages';
import { useText } from '@hooks/useText';
import { cleanPath, localizedPath } from '@model/sitePath';

export function LanguageSwitch() {
  const text = useText();
  const { site } = useSite();
  const lang = useLang();
  const languages = useSiteLanguages();
  const { pathname, search, hash } = useLocation();
  if (site.locales.length < 2) return null;
  return (
    <LanguageMenu
      label={text('nav.language')}
      languages={site.locales.map((locale) => ({
        lang: locale.lang,
        label: locale.label,
        href: localizedPath(cleanPath(pathname), locale.lang, languages) + search + hash,
        isCurrent: locale.lang === lang,
      }))}
    />
  );
}
