import type { HostedSearch } from '@config/themeConfig';
import { embeddedClient } from './embedded';
import type { SearchClient } from './searchClient';

export interface ClientOptions {
  lang: string;
  /** Empty on a site without versions. */
  version: string;
  /** The site's base path, with a slash at either end. */
  base: string;
  /** The hosted service; undefined for the embedded index. */
  service: HostedSearch | undefined;
}

const hosted = new Map<string, SearchClient>();

/** A client for a hosted service whose code loads in the background; a failed load is tried again. */
function hostedSoon(service: HostedSearch, lang: string, version: string): SearchClient {
  const name = `${version}/${lang}`;
  const known = hosted.get(name);
  if (known) return known;
  let loading: Promise<SearchClient> | undefined;
  const load = () => {
    if (loading) return loading;
    loading = import('./hosted').then(({ hostedClient }) =>
      hostedClient({ ...service, lang, version }),
    );
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };
  const client: SearchClient = {
    indexName: service.indexName,
    search: async (...query) => (await load()).search(...query),
  };
  void load();
  hosted.set(name, client);
  return client;
}

/** The search client for a language, memoized and started on the first call. */
export const searchClient = ({ lang, version, base, service }: ClientOptions): SearchClient =>
  service ? hostedSoon(service, lang, version) : embeddedClient({ lang, version, base });
