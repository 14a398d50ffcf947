import { searchClient } from '@search/client/clients';
import { useClientOptions } from './useSearchWarmUp';

/**
 * The client that answers this page's queries; asking for it starts what it needs.
 * @param isOwn asks the site's own index even where a hosted service is configured
 */
export function useSearchClient(isOwn: boolean) {
  const options = useClientOptions();
  const service = isOwn ? undefined : options.service;
  return { client: searchClient({ ...options, service }), isHosted: service !== undefined };
}
