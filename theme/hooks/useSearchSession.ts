import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { savedSearches } from '@search/client/savedSearches';
import type { SearchClient } from '@search/client/searchClient';
import {
  answerOf,
  createSearchMachine,
  SNIPPET_WORDS,
  type SearchApi,
  type SearchState,
  type Width,
} from '@search/client/searchMachine';
import { useAwaitedEnter } from './useAwaitedEnter';
import { useExcerpts } from './useExcerpts';

interface SessionOptions {
  client: SearchClient;
  initialQuery: string;
  placeholder: string;
  onNavigate: (url: string) => void;
  onClose: () => void;
}

const NARROW = '(width <= 768px)';

const initialState = (query: string): SearchState => ({
  activeItemId: null,
  collections: [],
  completion: null,
  context: {},
  isOpen: false,
  query,
  status: 'idle',
});

/** One opening of the search modal: what the reader typed, what came of it, and the ways to act on it. */
export function useSearchSession({
  client,
  initialQuery,
  placeholder,
  onNavigate,
  onClose,
}: SessionOptions) {
  const [state, setState] = useState(() => initialState(initialQuery));
  const [width] = useState<Width>(() => (window.matchMedia(NARROW).matches ? 'narrow' : 'wide'));
  // The session outlives these two: a page that arrives while search is open brings new ones.
  const handlers = useRef({ onNavigate, onClose });
  useLayoutEffect(() => {
    handlers.current = { onNavigate, onClose };
  }, [onNavigate, onClose]);
  const { api, saved } = useMemo(() => {
    const saved = savedSearches(client.indexName);
    // eslint-disable-next-line react-hooks/refs -- the machine calls these on events, not while it is created
    const api: SearchApi = createSearchMachine({
      client,
      saved,
      initialQuery,
      placeholder,
      width,
      onStateChange: setState,
      onNavigate: (url) => handlers.current.onNavigate(url),
      onClose: () => handlers.current.onClose(),
    });
    return { api, saved };
  }, [client, initialQuery, placeholder, width]);
  useEffect(() => {
    if (initialQuery) void api.refresh();
  }, [api, initialQuery]);
  const onEnter = useAwaitedEnter(api, state);
  const { excerpts, onScroll } = useExcerpts(client, state, SNIPPET_WORDS[width]);
  // Not `state.status`: an older response sets it to idle while a newer request is still pending.
  const isPending = state.query.trim() !== '' && answerOf(state)?.query !== state.query;
  return { api, saved, state, isPending, excerpts, onEnter, onScroll };
}
