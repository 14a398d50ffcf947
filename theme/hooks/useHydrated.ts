import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** False on the server and in the render that takes over its markup; true from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
