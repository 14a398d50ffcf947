import { searchClient } from '@search/client/clients';
import { withMessages } from '@search/messages/messageSearch';
import { useClientOptions } from './useSearchWarmUp';

/**
 * The search client of this page. The first call starts loading it.
 * @param isEmbedded whether to use the embedded index even if a hosted service is configured
 */
export function useSearchClient(isEmbedded: boolean) {
  const options = useClientOptions();
  const service = isEmbedded ? undefined : options.service;
  const client = withMessages(searchClient({ ...options, service }), options);
  return { client, isHosted: service !== undefined };
}
