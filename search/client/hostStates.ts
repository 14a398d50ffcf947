import type { liteClient } from 'algoliasearch/lite';

type HostsCache = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['hostsCache']>;

/** What the library keeps of a host: when it last heard of it, in epoch milliseconds, among more. */
interface HostState {
  lastUpdate: number;
}

const addressOf = (key: object | string): string => {
  const { protocol, url } = key as { protocol: string; url: string };
  return `${protocol}://${url}`;
};

/**
 * Remembers which hosts failed, by their address. The library's own cache never finds them again: it stores a host's
 * state under a key that holds that state, and asks for it under one that does not (createRetryableOptions in
 * @algolia/client-common 5.64.0), so that a failed host would be asked first each time. A state from the future is
 * forgotten: the reader's clock has gone back, and the host would stay down until it is that late again.
 */
export function createHostStates(): HostsCache {
  const states = new Map<string, HostState>();
  return {
    get: async <T>(key: object | string, initial: () => Promise<T>) => {
      const state = states.get(addressOf(key));
      return state && state.lastUpdate <= Date.now() ? (state as T) : initial();
    },
    set: (key, value) => {
      states.set(addressOf(key), value as HostState);
      return Promise.resolve(value);
    },
    delete: (key) => {
      states.delete(addressOf(key));
      return Promise.resolve();
    },
    clear: () => {
      states.clear();
      return Promise.resolve();
    },
  };
}
