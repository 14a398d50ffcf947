import { useSite } from '@rspress/core/runtime';
import { useMemo } from 'react';
import type { Languages } from '@model/sitePath';

export function useSiteLanguages(): Languages {
  const { site } = useSite();
  return useMemo(
    () => ({ all: site.locales.map(({ lang }) => lang), default: site.lang }),
    [site],
  );
}
