import { useMemo, type ReactNode } from 'react';
import { SiteContext } from '@components/SiteContext';
import { useSitePortValue } from '@hooks/useSitePortValue';
import { PageLink } from './frame/PageLink';

/** Connects the components' port to the engine. */
export function Root({ children }: { children: ReactNode }) {
  const { lang, localize } = useSitePortValue();
  const port = useMemo(() => ({ Link: PageLink, lang, localize }), [lang, localize]);
  return <SiteContext value={port}>{children}</SiteContext>;
}
