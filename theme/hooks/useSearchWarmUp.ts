import { useCallback } from 'react';
import { preload } from 'react-dom';
import { indexFile } from '@search/index/searchIndex';
import { useClientOptions } from './useClientOptions';

/**
 * Starts fetching what answers queries, beside the modal's own code; a failure is left for the search to meet.
 * The index is asked for at once and not by the code that reads it, which would cost a slow line a round trip.
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
