import { withBase } from '@rspress/core/runtime';
import { Notice } from '@components/frame/Notice';
import { useLocaleRedirect } from '@hooks/useLocaleRedirect';
import { usePageElsewhere } from '@hooks/usePageElsewhere';
import { useText } from '@hooks/useText';
import { useSiteThemeConfig } from '@hooks/useSiteThemeConfig';

/** Links back to the page that was requested, after the locale redirect. */
export function LocaleRedirectNote() {
  const text = useText();
  const { locales } = useSiteThemeConfig();
  const elsewhere = usePageElsewhere();
  const { from, onDismiss } = useLocaleRedirect();
  const requested = locales.find(({ lang }) => lang === from);
  if (!requested) return null;
  return (
    <Notice
      tone="info"
      href={withBase(elsewhere({ lang: requested.lang }))}
      linkLang={requested.lang}
      labels={{
        text: text('redirect.language'),
        link: requested.label,
        dismiss: text('failure.dismiss'),
      }}
      onDismiss={onDismiss}
    />
  );
}
