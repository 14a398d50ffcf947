import { useCallback } from 'react';
import { preload } from 'react-dom';
import { useLang, useSite, useVersion, withBase } from '@rspress/core/runtime';
import type { ClientOptions } from '@search/client/clients';
import { indexFile } from '@search/index/searchIndex';
import { useThemeConfig } from './useThemeConfig';

/** Which hosted service or embedded index answers this page's queries. */
export function useClientOptions(): ClientOptions {
  const lang = useLang();
  const { site } = useSite();
  const version = useVersion() || site.multiVersion.default;
  const { hostedSearch } = useThemeConfig();
  return { lang, version, base: withBase('/'), service: hostedSearch };
}

/**
 * Starts loading the client and the index; search itself reports failures. Preloads the index directly, which saves a
 * round trip compared to waiting for the client's code.
 */
export function useSearchWarmUp(): () => void {
  const { lang, version, base, service } = useClientOptions();
  return useCallback(() => {
    if (!service) {
      preload(base + indexFile(lang, version), {
        as: 'fetch',
        crossOrigin: 'anonymous',
        fetchPriority: 'low',
      });
    }
    import('@search/client/clients').then(
      ({ searchClient }) => searchClient({ lang, version, base, service }),
      () => undefined,
    );
  }, [lang, version, base, service]);
}
