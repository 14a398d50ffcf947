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

/** A hosted service's client, whose code is fetched at once but not waited for. */
function hostedSoon(service: HostedSearch, lang: string): SearchClient {
  const running = hosted.get(lang);
  if (running) return running;
  const loading = import('./hosted').then(({ hostedClient }) => hostedClient({ ...service, lang }));
  loading.catch(() => hosted.delete(lang));
  const client: SearchClient = {
    indexName: service.indexName,
    search: async (...query) => (await loading).search(...query),
  };
  hosted.set(lang, client);
  return client;
}

/** The client that answers in a language: one for all openings, started on the first call. */
export const searchClient = ({ lang, version, base, service }: ClientOptions): SearchClient =>
  service ? hostedSoon(service, lang) : embeddedClient({ lang, version, base });
