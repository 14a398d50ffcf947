import { useLocation, withBase } from '@rspress/core/runtime';
import { useState } from 'react';
import { Notice } from '@components/frame/Notice';
import { REDIRECTED_FROM_KEY } from '@config/storageKeys';
import { useHydrated } from '@hooks/useHydrated';
import { useAlternateHref } from '@hooks/useAlternateHref';
import { useSiteThemeConfig } from '@hooks/useThemeConfig';
import { useText } from '@hooks/useText';

/** Set by the script in `engine/headScripts/scripts.ts`. */
function takeMark(): string | null {
  try {
    const language = sessionStorage.getItem(REDIRECTED_FROM_KEY);
    sessionStorage.removeItem(REDIRECTED_FROM_KEY);
    return language;
  } catch {
    return null;
  }
}

const redirectedFrom = typeof window === 'undefined' ? null : takeMark();

/** The language of the page that was requested, until the user dismisses the note or navigates. */
function useLocaleRedirect(): { from: string | null; onDismiss: () => void } {
  const { pathname } = useLocation();
  const [landing] = useState(pathname);
  const [isDismissed, setIsDismissed] = useState(false);
  const isShown = useHydrated() && !isDismissed && pathname === landing;
  return { from: isShown ? redirectedFrom : null, onDismiss: () => setIsDismissed(true) };
}

/** After a locale redirect, a note with a link to the requested page. */
export function LocaleRedirectNote() {
  const text = useText();
  const { locales } = useSiteThemeConfig();
  const alternateHref = useAlternateHref();
  const { from, onDismiss } = useLocaleRedirect();
  const requested = locales.find(({ lang }) => lang === from);
  if (!requested) return null;
  return (
    <Notice
      tone="info"
      href={withBase(alternateHref({ lang: requested.lang }))}
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
