import { useEffect } from 'react';
import { isLoadError } from '@model/loadError';
import { isReachable } from './navigation';

/**
 * Opens the address on show by a page load where its code did not come, as after a new deployment that has
 * replaced it. Code that came and failed would do so again.
 * @returns the address
 */
export function useReloadOnChunkError(error: unknown): string {
  const address = window.location.pathname + window.location.search + window.location.hash;
  useEffect(() => {
    if (!isLoadError(error)) return;
    let isShown = true;
    void isReachable(address).then((isThere) => {
      if (isShown && isThere) window.location.reload();
    });
    return () => {
      isShown = false;
    };
  }, [address, error]);
  return address;
}
