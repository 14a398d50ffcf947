import { useMemo, type ReactNode } from 'react';
import { SiteContext } from '@components/SiteContext';
import { useContentLabels } from '@hooks/useContentLabels';
import { useSitePortValue } from '@hooks/useSitePortValue';
import { useSourceHref } from '@hooks/useSourceHref';
import { useStoredValue } from '@hooks/useStoredValue';
import { PageLink } from './frame/PageLink';

/** Connects the components' port to the engine. */
export function Root({ children }: { children: ReactNode }) {
  const { lang, localize } = useSitePortValue();
  const sourceHref = useSourceHref();
  const labels = useContentLabels();
  const port = useMemo(
    () => ({ Link: PageLink, lang, localize, sourceHref, useStoredValue, labels }),
    [lang, localize, sourceHref, labels],
  );
  return <SiteContext value={port}>{children}</SiteContext>;
}
