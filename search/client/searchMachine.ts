import {
  createAutocomplete,
  type AutocompleteApi,
  type AutocompleteState,
} from '@algolia/autocomplete-core';
import type {
  KeyboardEvent as ReactKeyboardEvent,
  MouseEvent as ReactMouseEvent,
  SyntheticEvent,
} from 'react';
import { groupHits, savedHit, type GroupedHit, type SavedHit } from './searchHit';
import { HITS_PER_PAGE, MAX_SUGGESTIONS, type SearchClient } from './searchClient';
import type { savedSearches } from './savedSearches';

/** Specification §9 'Search'. */
/** Whether the viewport was wider than 768 px when search was opened. */
export type Width = 'wide' | 'narrow';
const MAX_PER_GROUP = { wide: 20, narrow: 5 };
export const SNIPPET_WORDS = { wide: 10, narrow: 5 };
const STALL_THRESHOLD_MS = 300;

/** An entry of a list: a hit or a saved search. */
export type Item = (GroupedHit | SavedHit) & Record<string, unknown>;

export type SearchState = AutocompleteState<Item>;

export type SearchApi = AutocompleteApi<Item, SyntheticEvent, ReactMouseEvent, ReactKeyboardEvent>;

/** The query whose results are in the state, with its results. */
export interface Answer {
  query: string;
  /** Number of hits, including those that aren't listed. */
  total: number;
  suggestions: string[];
  /** The error; null if there are results. */
  failure: string | null;
}

/**
 * The response that the lists in the state belong to; undefined before the first. Each list contains it, because
 * autocomplete drops lists of canceled or outdated requests, but not what such a request writes elsewhere.
 */
export const answerOf = ({ collections }: SearchState): Answer | undefined =>
  (collections[0]?.source as { answer?: Answer } | undefined)?.answer;

interface MachineOptions {
  client: SearchClient;
  saved: ReturnType<typeof savedSearches>;
  initialQuery: string;
  placeholder: string;
  width: Width;
  onStateChange: (state: SearchState) => void;
  /** Opens a URL of the site. */
  onNavigate: (url: string) => void;
  onClose: () => void;
}

/** Whether an event opens its link in a new tab or window. */
export const isModified = (
  event: Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>,
) => event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

/** A hit's URL without its host, because hits lead to pages of this site; specification §2 'Search modal'. */
export function localUrl(url: string): string {
  if (!URL.canParse(url, window.location.href)) return '/';
  const { pathname, search, hash } = new URL(url, window.location.href);
  // A service's path may contain a scheme or host; a single leading slash makes it a path.
  return `/${pathname.replace(/^[/\\]+/, '')}${search}${hash}`;
}

/** The state machine of the dialog: DocSearch's, with our two kinds of lists. Specification §4 'Search status'. */
export function createSearchMachine(options: MachineOptions): SearchApi {
  const { client, saved, width } = options;
  const source = (
    answer: Answer,
    sourceId: string,
    items: readonly (GroupedHit | SavedHit)[] = [],
  ) => ({
    sourceId,
    answer,
    getItems: () => items as Item[],
    getItemUrl: ({ item }: { item: Item }) => localUrl(item.url),
    onSelect({ item, event }: { item: Item; event: Event }) {
      const kept = savedHit(item);
      if (!saved.favorites.has(kept)) saved.recent.add(kept);
      if (!isModified(event as MouseEvent)) options.onClose();
    },
  });
  return createAutocomplete<Item, SyntheticEvent, ReactMouseEvent, ReactKeyboardEvent>({
    id: 'search',
    defaultActiveItemId: 0,
    openOnFocus: true,
    ignoreCompositionEvents: true,
    placeholder: options.placeholder,
    stallThreshold: STALL_THRESHOLD_MS,
    initialState: { query: options.initialQuery },
    navigator: {
      navigate: ({ itemUrl }) => options.onNavigate(itemUrl),
    },
    onStateChange: ({ state }) => options.onStateChange(state),
    async getSources({ query, state }) {
      const answer: Answer = { query, total: 0, suggestions: [], failure: null };
      if (!query.trim()) {
        return [
          source(answer, 'recentSearches', saved.recent.all()),
          source(answer, 'favoriteSearches', saved.favorites.all()),
        ];
      }
      try {
        const { hits, total, suggestions } = await client.search(query, {
          snippetWords: SNIPPET_WORDS[width],
          hitsPerPage: HITS_PER_PAGE,
        });
        const groups = groupHits(hits, MAX_PER_GROUP[width]);
        // If a service has no suggestions, the last sections with hits are suggested.
        const seen =
          groups.length > 0
            ? groups.map(({ title }) => title)
            : (answerOf(state)?.suggestions ?? []);
        answer.total = total ?? hits.length;
        answer.suggestions = (suggestions?.length ? suggestions : seen).slice(0, MAX_SUGGESTIONS);
        if (groups.length === 0) return [source(answer, 'hits')];
        return groups.map((group, index) => source(answer, `hits${index}`, group.hits));
      } catch (error) {
        // Users see the dialog's message; this one is for the site's owner.
        console.warn('Search failed.', error);
        answer.failure = error instanceof Error ? error.message : String(error);
        return [source(answer, 'hits')];
      }
    },
  });
}
