import { useSite } from '@rspress/core/runtime';
import { useMemo } from 'react';
import type { SitePrefixes } from '@model/sitePath';

/** What may stand before a page's path in an address of this site. */
export function useSitePrefixes(): SitePrefixes {
  const { site } = useSite();
  return useMemo(
    () => ({
      languages: { all: site.locales.map(({ lang }) => lang), default: site.lang },
      versions: { all: site.multiVersion.versions, default: site.multiVersion.default },
    }),
    [site],
  );
}
