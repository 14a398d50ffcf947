import type { HostedSearch } from '@config/themeConfig';
import { embeddedClient } from './embedded';
import type { SearchClient } from './searchClient';

export interface ClientOptions {
  lang: string;
  /** Empty on a site without versions. */
  version: string;
  /** The site's base path, with a slash at either end. */
  base: string;
  /** The hosted service; without one the site's own index answers. */
  service: HostedSearch | undefined;
}

const hosted = new Map<string, SearchClient>();

/** A hosted service's client, whose code is fetched at once but not waited for, and again after it did not come. */
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

/** The client that answers in a language: one for all openings, started on the first call. */
export const searchClient = ({ lang, version, base, service }: ClientOptions): SearchClient =>
  service ? hostedSoon(service, lang, version) : embeddedClient({ lang, version, base });
