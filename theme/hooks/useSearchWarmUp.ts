import { useClientOptions } from './useClientOptions';

/** Starts fetching what answers queries, beside the modal's own code; a failure is left for the search to meet. */
export function useSearchWarmUp(): () => void {
  const options = useClientOptions();
  return () => {
    import('@search/clients').then(
      ({ searchClient }) => searchClient(options),
      () => undefined,
    );
  };
}
