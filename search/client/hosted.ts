import { liteClient, type LiteClient } from 'algoliasearch/lite';
import type { HostedSearch } from '@config/themeConfig';
import type { SearchAnswer, SearchClient } from './searchClient';
import {
  LEVELS,
  type HitHierarchy,
  type MarkedHierarchy,
  type MarkedValue,
  readSearchHit,
  type SearchHit,
} from './searchHit';

type HostsCache = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['hostsCache']>;

/**
 * State that the library stores for a host: the time of its last update in milliseconds since the epoch, among
 * others.
 */
interface HostState {
  lastUpdate: number;
}

const urlOf = (key: object | string): string => {
  const { protocol, url } = key as { protocol: string; url: string };
  return `${protocol}://${url}`;
};

/**
 * Stores which hosts failed, by URL. The library's default cache never finds them: it writes a host's state under a
 * key that contains the state, and reads it with a key that doesn't (createRetryableOptions in @algolia/client-common
 * 5.64.0), so a failed host would be tried first each time. A state from the future is ignored: after the clock was
 * set back, the host would stay down until that time.
 */
export function createHostStates(): HostsCache {
  const states = new Map<string, HostState>();
  return {
    get: async <T>(key: object | string, initial: () => Promise<T>) => {
      const state = states.get(urlOf(key));
      return state && state.lastUpdate <= Date.now() ? (state as T) : initial();
    },
    set: (key, value) => {
      states.set(urlOf(key), value as HostState);
      return Promise.resolve(value);
    },
    delete: (key) => {
      states.delete(urlOf(key));
      return Promise.resolve();
    },
    clear: () => {
      states.clear();
      return Promise.resolve();
    },
  };
}

interface HostedOptions extends HostedSearch {
  lang: string;
  /** Empty on a site without versions. */
  version: string;
  /** Hosts to use instead of the service's. */
  hosts?: NonNullable<Parameters<typeof liteClient>[2]>['hosts'];
}

const HEADINGS = ['lvl0', ...LEVELS] as const satisfies (keyof HitHierarchy)[];

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/** The service's crawler stores texts as HTML; hits are shown as text. */
const decoded = <T extends string | null>(text: T): T =>
  (text?.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity) ?? text) as T;

const decodedMark = (marked: MarkedValue | undefined): MarkedValue | undefined =>
  marked && { value: decoded(marked.value) };

function decodedMarks(result: SearchHit['_snippetResult']): SearchHit['_snippetResult'] {
  const hierarchy: MarkedHierarchy = {};
  for (const level of HEADINGS) {
    const marked = decodedMark(result?.hierarchy?.[level]);
    if (marked) hierarchy[level] = marked;
  }
  const content = decodedMark(result?.content);
  return { hierarchy, ...(content && { content }) };
}

function decodedHit(hit: SearchHit): SearchHit {
  const hierarchy = { ...hit.hierarchy };
  for (const level of LEVELS) if (hierarchy[level]) hierarchy[level] = decoded(hierarchy[level]);
  return {
    ...hit,
    content: decoded(hit.content),
    hierarchy: { ...hierarchy, lvl0: decoded(hierarchy.lvl0) },
    _highlightResult: decodedMarks(hit._highlightResult),
    _snippetResult: decodedMarks(hit._snippetResult),
  };
}

/** The valid hits of a response. @throws if it has no list of hits */
function answerIn(response: unknown): SearchAnswer {
  const { results } = (response ?? {}) as { results?: Record<string, unknown>[] };
  const { hits, nbHits, queryID } = (Array.isArray(results) && results[0]) || {};
  if (!Array.isArray(hits)) throw new Error('The search service sent a response without hits.');
  return {
    hits: hits.flatMap((hit) => readSearchHit(hit) ?? []).map(decodedHit),
    ...(typeof nbHits === 'number' && { total: nbHits }),
    ...(typeof queryID === 'string' && { queryID }),
  };
}

/**
 * The client of a hosted search service. Failed hosts are skipped and tried again after 120 s; timeouts are 1 s to
 * connect and 2 s to read, longer with each retry: the library's defaults, specification §9.
 * @throws '`appId` is missing.' or '`apiKey` is missing.'
 */
export function hostedClient({
  appId,
  apiKey,
  indexName,
  lang,
  version,
  hosts,
}: HostedOptions): SearchClient {
  const service: LiteClient = liteClient(appId, apiKey, {
    hostsCache: createHostStates(),
    // A 4xx response is final, including 429; the next key press tries again. Specification §8.
    maxRateLimitRetries: 0,
    ...(hosts && { hosts }),
  });
  return {
    indexName,
    async search(query, { snippetWords, hitsPerPage }) {
      const answer: unknown = await service.search({
        requests: [
          {
            query,
            indexName,
            attributesToRetrieve: [
              ...HEADINGS.map((level) => `hierarchy.${level}`),
              'content',
              'type',
              'url',
            ],
            attributesToSnippet: [
              ...LEVELS.map((level) => `hierarchy.${level}:${snippetWords}`),
              `content:${snippetWords}`,
            ],
            snippetEllipsisText: '…',
            highlightPreTag: '<mark>',
            highlightPostTag: '</mark>',
            hitsPerPage,
            clickAnalytics: false,
            // Attributes set by the crawler: one index contains both languages, and all versions.
            facetFilters: [`lang:${lang}`, ...(version ? [`version:${version}`] : [])],
          },
        ],
      });
      return answerIn(answer);
    },
  };
}
