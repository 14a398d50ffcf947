import type { liteClient } from 'algoliasearch/lite';

type HostsCache = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['hostsCache']>;

const addressOf = (key: object | string): string => {
  const { protocol, url } = key as { protocol: string; url: string };
  return `${protocol}://${url}`;
};

/**
 * Remembers which hosts failed, by their address. The library's own cache never finds them again: it stores a host's
 * state under a key that holds that state, and asks for it under one that does not (createRetryableOptions in
 * @algolia/client-common 5.64.0), so that a failed host would be asked first each time.
 */
export function createHostStates(): HostsCache {
  const states = new Map<string, unknown>();
  return {
    get: async <T>(key: object | string, initial: () => Promise<T>) =>
      (states.get(addressOf(key)) as T | undefined) ?? initial(),
    set: (key, value) => {
      states.set(addressOf(key), value);
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
