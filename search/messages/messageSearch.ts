import type { SearchClient } from '../client/searchClient';
import type { SearchHit } from '../client/searchHit';
import type { MessageFile } from './messageFile';
import { messageFile } from './messageFile';
import { isOutput, looksLikeMessage, queryOfOutput } from './output';

interface MessageSearchOptions {
  lang: string;
  /** Empty on a site without versions. */
  version: string;
  /** The site's base path, with a slash at either end. */
  base: string;
}

type Find = (text: string) => SearchHit[];

/** A search client that finds explained messages by their templates, also in pasted terminal output. */
export interface MessageSearchClient extends SearchClient {
  /**
   * Takes pasted text that is longer than a query.
   * @returns the query that finds it, or undefined for text that the field takes as it is
   */
  paste: (text: string, maxLength: number) => string | undefined;
}

/** Loads the templates and the code that compares them. */
async function loadFind({ lang, version, base }: MessageSearchOptions): Promise<Find> {
  const [{ candidatesOf, findMessages }, response] = await Promise.all([
    import('./findMessages'),
    fetch(base + messageFile(lang, version)),
  ]);
  if (!response.ok) throw new Error(`The messages answered with status ${response.status}.`);
  const candidates = candidatesOf((await response.json()) as MessageFile, base);
  return (text) => findMessages(candidates, text);
}

const clients = new WeakMap<SearchClient, MessageSearchClient>();

/**
 * Adds explained messages to the hits of a client, memoized. Nothing is loaded before a query looks like a message; if
 * loading fails, the client's hits are the answer, and the next query tries again.
 */
export function withMessages(
  client: SearchClient,
  options: MessageSearchOptions,
): MessageSearchClient {
  const known = clients.get(client);
  if (known) return known;
  let loading: Promise<Find> | undefined;
  /** Pasted texts by the queries that they were reduced to. */
  const pasted = new Map<string, string>();
  const find = async (text: string): Promise<SearchHit[]> => {
    loading ??= loadFind(options);
    try {
      return (await loading)(text);
    } catch {
      loading = undefined;
      return [];
    }
  };
  const extended: MessageSearchClient = {
    ...client,
    async search(query, settings) {
      const text = pasted.get(query) ?? query;
      const isMessage = text !== query || looksLikeMessage(query);
      const [messages, answer] = await Promise.all([
        isMessage ? find(text) : [],
        client.search(query, settings),
      ]);
      const urls = new Set(messages.map(({ url }) => url));
      const others = answer.hits.filter(({ url }) => !urls.has(url));
      const added = messages.length - (answer.hits.length - others.length);
      return {
        ...answer,
        hits: [...messages, ...others].slice(0, settings.hitsPerPage),
        total: (answer.total ?? answer.hits.length) + added,
      };
    },
    paste(text, maxLength) {
      if (!isOutput(text, maxLength)) return undefined;
      const query = queryOfOutput(text, maxLength);
      if (query !== '') pasted.set(query, text);
      return query;
    },
  };
  clients.set(client, extended);
  return extended;
}
