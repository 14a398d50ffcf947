import { useLang, useSite } from '@rspress/core/runtime';
import { LanguageMenu } from '@components/frame/LanguageMenu';
import { usePageElsewhere } from '@hooks/usePageElsewhere';
import { useText } from '@hooks/useText';

export function LanguageSwitch() {
  const text = useText();
  const { site } = useSite();
  const current = useLang();
  const elsewhere = usePageElsewhere();
  if (site.locales.length < 2) return null;
  const links = site.locales.map(({ lang, label }) => ({
    text: label,
    href: elsewhere({ lang }),
    lang,
    hrefLang: lang,
    current: lang === current ? ('true' as const) : undefined,
  }));
  return <LanguageMenu label={text('nav.language')} links={links} />;
}
