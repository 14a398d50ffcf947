import { useSite } from '@rspress/core/runtime';
import { useMemo } from 'react';
import type { SitePrefixes } from '@model/sitePath';

/** The prefixes of languages and versions in this site's URLs. */
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
