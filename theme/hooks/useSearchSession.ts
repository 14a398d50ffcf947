import {
  useCallback,
  useEffect,
  useRef,
  type KeyboardEvent,
  useState,
  useLayoutEffect,
  useMemo,
} from 'react';
import { savedSearches } from '@search/client/savedSearches';
import { HITS_IN_VIEW, type SearchClient } from '@search/client/searchClient';
import type { MessageSearchClient } from '@search/messages/messageSearch';
import type { SearchHit } from '@search/client/searchHit';
import {
  answerOf,
  type SearchApi,
  type SearchState,
  createSearchMachine,
  SNIPPET_WORDS,
  type Width,
} from '@search/client/searchMachine';

interface AwaitedEnter {
  event: KeyboardEvent;
  query: string;
  api: SearchApi;
}

const press = (api: SearchApi, event: KeyboardEvent) => {
  api.getInputProps({ inputElement: null }).onKeyDown(event);
};

/**
 * Makes Enter open the first hit of the current query. If the results aren't there yet, it waits for them:
 * autocomplete would open the first hit of the previous query, or cancel the request. Typing cancels the wait.
 */
function useAwaitedEnter(api: SearchApi, state: SearchState): (event: KeyboardEvent) => void {
  const awaited = useRef<AwaitedEnter | null>(null);
  const { query } = state;
  const isAnswered = answerOf(state)?.query === query;
  // Another hit is selected by arrow keys or pointer.
  const isReady = isAnswered || (state.activeItemId ?? 0) > 0;
  useEffect(() => {
    const enter = awaited.current;
    if (!enter) return;
    const isCurrent = enter.api === api && enter.query === query;
    if (isCurrent && !isAnswered) return;
    awaited.current = null;
    if (isCurrent) press(api, enter.event);
  }, [api, query, isAnswered]);
  return useCallback(
    (event) => {
      if (isReady) {
        press(api, event);
      } else {
        event.preventDefault();
        awaited.current = { event, query, api };
      }
    },
    [api, query, isReady],
  );
}

const NONE: ReadonlyMap<string, string> = new Map();

/** Excerpts are requested after a pause in typing of this length, in milliseconds. */
const PAUSE_MS = 150;

/** Excerpts for the visible hits, which may arrive later than the hits. */
function useExcerpts(client: SearchClient, state: SearchState, words: number) {
  const [excerpts, setExcerpts] = useState(NONE);
  /** The query whose list the user has scrolled. */
  const [scrolled, setScrolled] = useState('');
  const answered = answerOf(state)?.query ?? '';
  const { collections } = state;
  const shown = scrolled === answered ? Infinity : HITS_IN_VIEW;
  useEffect(() => {
    if (!answered.trim() || !client.excerpts) return undefined;
    let isCurrent = true;
    const hits = collections.flatMap(({ items }) => items as unknown as SearchHit[]);
    const pause = setTimeout(() => {
      client.excerpts?.(answered, hits.slice(0, shown), words).then(
        (found) => {
          if (isCurrent) setExcerpts(found);
        },
        () => undefined,
      );
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(pause);
    };
  }, [client, answered, collections, words, shown]);
  const onScroll = useCallback(() => setScrolled(answered), [answered]);
  return { excerpts, onScroll };
}

interface SessionOptions {
  client: MessageSearchClient;
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

/** State and actions of the search dialog while it is open. */
export function useSearchSession({
  client,
  initialQuery,
  placeholder,
  onNavigate,
  onClose,
}: SessionOptions) {
  const [state, setState] = useState(() => initialState(initialQuery));
  const [width] = useState<Width>(() => (window.matchMedia(NARROW).matches ? 'narrow' : 'wide'));
  // A page that loads while search is open changes these two, but not the session.
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
  return { api, saved, state, isPending, excerpts, onEnter, onScroll, paste: client.paste };
}
