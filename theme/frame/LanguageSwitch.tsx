import { useLang } from '@rspress/core/runtime';
import { ChoiceLinks } from '@components/frame/ChoiceLinks';
import { LanguageMenu } from '@components/frame/MenuLinks';
import { useAlternateHref } from '@hooks/useAlternateHref';
import { useSiteThemeConfig } from '@hooks/useThemeConfig';
import { useText } from '@hooks/useText';

interface LanguageSwitchProps {
  placement: 'bar' | 'screen';
}

/** Links to the same page in each language, or nothing if there is only one language. */
export function LanguageSwitch({ placement }: LanguageSwitchProps) {
  const text = useText();
  const { locales } = useSiteThemeConfig();
  const current = useLang();
  const alternateHref = useAlternateHref();
  if (locales.length < 2) return null;
  const links = locales.map(({ lang, label }) => ({
    text: label,
    href: alternateHref({ lang }),
    lang,
    hrefLang: lang,
    current: lang === current ? ('true' as const) : undefined,
  }));
  const Links = placement === 'bar' ? LanguageMenu : ChoiceLinks;
  return <Links label={text('nav.language')} links={links} />;
}
