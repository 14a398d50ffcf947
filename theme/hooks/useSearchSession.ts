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
 * Has Enter open the first hit of the query on screen. Until its answer is there, the key waits: autocomplete would open
 * the first hit of the query before, or cancel the request. Typing on withdraws the key.
 */
function useAwaitedEnter(api: SearchApi, state: SearchState): (event: KeyboardEvent) => void {
  const awaited = useRef<AwaitedEnter | null>(null);
  const { query } = state;
  const isAnswered = answerOf(state)?.query === query;
  // An entry further down was chosen by arrow keys or pointer, from the list on screen.
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

/** A reader who types on does not read: passages are asked for when no key came for this long. */
const PAUSE_MS = 150;

/** Passages for the hits shown, which may arrive after them. */
function useExcerpts(client: SearchClient, state: SearchState, words: number) {
  const [excerpts, setExcerpts] = useState(NONE);
  /** The query whose list the reader has scrolled. */
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
