import { normalizeImagePath, PageContext } from '@rspress/core/runtime';
import { useMemo, type ReactNode } from 'react';
import { SiteContext } from '@components/SiteContext';
import { useContentLabels } from '@hooks/useContentLabels';
import { usePageOnShow } from '@hooks/usePageOnShow';
import { useSitePortValue } from '@hooks/useSitePortValue';
import { useSourceHref } from '@hooks/useSourceHref';
import { useThemeConfig } from '@hooks/useThemeConfig';
import * as stored from '@hooks/storedValues';
import { isExternal } from '@model/sitePath';
import { PageLink } from './frame/PageLink';

/** Settles what page is on show. The 404 page starts anew once taken over, as every part of it may read otherwise. */
export function Root({ children }: { children: ReactNode }) {
  const { context, isStatic } = usePageOnShow();
  return (
    <PageContext key={isStatic ? 'static' : 'live'} value={context}>
      <SitePort>{children}</SitePort>
    </PageContext>
  );
}

/** Connects the components' port to the engine. */
function SitePort({ children }: { children: ReactNode }) {
  const { lang, localize } = useSitePortValue();
  const sourceHref = useSourceHref();
  const { locale, sourceCodeText } = useThemeConfig();
  const sourceText = locale?.sourceCodeText ?? sourceCodeText;
  const labels = useContentLabels();
  const port = useMemo(
    () => ({
      Link: PageLink,
      lang,
      localize,
      isExternal,
      assetHref: normalizeImagePath,
      sourceHref,
      sourceText,
      stored,
      labels,
    }),
    [lang, localize, sourceHref, sourceText, labels],
  );
  return <SiteContext value={port}>{children}</SiteContext>;
}
