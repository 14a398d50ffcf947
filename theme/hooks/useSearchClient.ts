import { searchClient } from '@search/client/clients';
import { useClientOptions } from './useSearchWarmUp';

/**
 * The search client of this page. The first call starts loading it.
 * @param isOwn whether to use the embedded index even if a hosted service is configured
 */
export function useSearchClient(isOwn: boolean) {
  const options = useClientOptions();
  const service = isOwn ? undefined : options.service;
  return { client: searchClient({ ...options, service }), isHosted: service !== undefined };
}
