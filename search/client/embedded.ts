import { indexFile } from '../index/searchIndex';
import type { Answers, Request, Response as Reply } from '../rank/messages';
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

async function fetchIndex({ lang, version, base }: EmbeddedOptions): Promise<string> {
  const response = await fetch(base + indexFile(lang, version));
  if (!response.ok) throw new Error(`The search index answered with status ${response.status}.`);
  return response.text();
}

/**
 * Starts a worker with the index; index and worker code load in parallel.
 * @param onFailure called if one of them fails to load or the worker throws; no query is answered afterwards
 */
async function startWorker(options: EmbeddedOptions, onFailure: () => void) {
  // In the same file, but not concatenated with this module: otherwise, Rspack would derive the file's hash from the
  // absolute path of the worker, and with it the names that the minifier chooses.
  const { openWorker } = await import(/* webpackMode: "eager" */ '../rank/openWorker');
  const worker = openWorker();
  const waiting = new Map<
    number,
    { resolve: (result: never) => void; reject: (e: Error) => void }
  >();
  let last = 0;
  let failure: Error | undefined;
  const fail = (error: Error) => {
    if (failure) return;
    failure = error;
    worker.terminate();
    for (const { reject } of waiting.values()) reject(error);
    onFailure();
  };
  worker.addEventListener('error', ({ message }) => {
    fail(new Error(message || 'The search worker did not start.'));
  });
  worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
    const request = waiting.get(data.number);
    waiting.delete(data.number);
    if ('error' in data) request?.reject(new Error(data.error));
    else request?.resolve(data.result as never);
  });
  const loaded = fetchIndex(options).then((index) => {
    worker.postMessage({ kind: 'load', index, base: options.base } satisfies Request);
  }, fail);
  return async <K extends Query['kind']>(
    request: Unnumbered<Extract<Query, { kind: K }>>,
  ): Promise<Answers[K]> => {
    await loaded;
    if (failure) throw failure;
    return new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      worker.postMessage({ ...request, number: last });
    });
  };
}

const clients = new Map<string, SearchClient>();

/**
 * The client of the embedded index, memoized by language and version and started on the first call. After a failure,
 * the next query starts it again.
 */
export function embeddedClient(options: EmbeddedOptions): SearchClient {
  const name = ['embedded', options.version, options.lang].filter(Boolean).join('-');
  const known = clients.get(name);
  if (known) return known;
  let running: ReturnType<typeof startWorker> | undefined;
  const started = () =>
    (running ??= startWorker(options, () => {
      running = undefined;
    }));
  const client: SearchClient = {
    indexName: name,
    search: async (query, { hitsPerPage }) =>
      (await started())<'search'>({ kind: 'search', query, limit: hitsPerPage }),
    async excerpts(query, hits, words) {
      const urls = hits.map(({ url }) => url);
      return new Map(await (await started())<'excerpts'>({ kind: 'excerpts', query, urls, words }));
    },
  };
  void started();
  clients.set(name, client);
  return client;
}
