import { indexFile } from '@config/search/searchIndex';
import type { Answers, Request, Response as Reply } from './embedded/messages';
import type { SearchClient } from './searchClient';

interface EmbeddedOptions {
  lang: string;
  /** Empty on a site without versions. */
  version: string;
  /** The site's base path, with a slash at either end. */
  base: string;
}

type Query = Exclude<Request, { kind: 'load' }>;
type Unnumbered<T> = T extends unknown ? Omit<T, 'number'> : never;

async function fetchIndex({ lang, version, base }: EmbeddedOptions): Promise<ArrayBuffer> {
  const response = await fetch(base + indexFile(lang, version));
  if (!response.ok) throw new Error(`The search index answered with status ${response.status}.`);
  return response.arrayBuffer();
}

/** Asks a worker that holds the index; the index and the worker's code are fetched side by side. */
function startWorker(options: EmbeddedOptions) {
  const worker = new Worker(new URL('./embedded/worker.ts', import.meta.url));
  const waiting = new Map<
    number,
    { resolve: (result: never) => void; reject: (e: Error) => void }
  >();
  let last = 0;
  const failAll = (error: Error) => {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
    const request = waiting.get(data.number);
    waiting.delete(data.number);
    if ('error' in data) request?.reject(new Error(data.error));
    else request?.resolve(data.result as never);
  });
  worker.addEventListener('error', ({ message }) => {
    failAll(new Error(message || 'The search worker did not start.'));
  });
  const loaded = fetchIndex(options).then((index) => {
    worker.postMessage({ kind: 'load', index, base: options.base } satisfies Request, [index]);
  });
  return {
    loaded,
    stop: () => worker.terminate(),
    ask: async <K extends Query['kind']>(
      request: Unnumbered<Extract<Query, { kind: K }>>,
    ): Promise<Answers[K]> => {
      await loaded;
      return new Promise((resolve, reject) => {
        last += 1;
        waiting.set(last, { resolve, reject });
        worker.postMessage({ ...request, number: last });
      });
    },
  };
}

const clients = new Map<string, SearchClient>();

/** The client of the own index of a language and version, started on the first call. After a failure the next call starts anew. */
export function embeddedClient(options: EmbeddedOptions): SearchClient {
  const name = ['embedded', options.version, options.lang].filter(Boolean).join('-');
  const running = clients.get(name);
  if (running) return running;
  const { ask, loaded, stop } = startWorker(options);
  loaded.catch(() => {
    stop();
    clients.delete(name);
  });
  const client: SearchClient = {
    indexName: name,
    search: (query, { hitsPerPage }) =>
      ask<'search'>({ kind: 'search', query, limit: hitsPerPage }),
    async excerpts(query, hits, words) {
      const urls = hits.map(({ url }) => url);
      return new Map(await ask<'excerpts'>({ kind: 'excerpts', query, urls, words }));
    },
  };
  clients.set(name, client);
  return client;
}
