import type { ClipboardEvent, KeyboardEvent, MouseEvent } from 'react';
import { hitTexts } from '@search/client/markedText';
import type { SavedHit } from '@search/client/searchHit';
import { MAX_QUERY_LENGTH } from '@model/searchQuery';
import {
  answerOf,
  isModified,
  localUrl,
  type Item,
  type SearchState,
} from '@search/client/searchMachine';
import type { useSearchSession } from './useSearchSession';

/** Key code of keys that an input method handles, even if `isComposing` is already false. */
const COMPOSING_KEY_CODE = 229;

const isComposing = ({ nativeEvent }: KeyboardEvent) =>
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- Safari says it in no other way: https://bugs.webkit.org/show_bug.cgi?id=165004
  nativeEvent.isComposing || nativeEvent.keyCode === COMPOSING_KEY_CODE;

type Screen = 'hits' | 'saved' | 'none' | 'failure' | 'loading';

/** The views of the dialog. A list stays until other results replace it. */
function screenOf(state: SearchState): Screen {
  const answer = answerOf(state);
  if (answer && answer.failure !== null) return 'failure';
  if (!state.query.trim()) return 'saved';
  if (!answer?.query.trim()) return 'loading';
  return state.collections.some(({ items }) => items.length > 0) ? 'hits' : 'none';
}

/** Autocomplete's status becomes idle with any response, even to an earlier query. Specification §4 'Search status'. */
function statusOf(state: SearchState): SearchState['status'] {
  if (state.status !== 'idle') return state.status;
  const { query, failure } = answerOf(state) ?? { query: '', failure: null };
  if (query !== state.query) return 'loading';
  return failure === null ? 'idle' : 'error';
}

/** Props of the dialog's views, from the search session. */
export function useSearchViews(
  { api, saved, state, excerpts, onEnter, paste }: ReturnType<typeof useSearchSession>,
  onNavigate: (url: string) => void,
) {
  const { query: answered = '', total = 0, suggestions = [] } = answerOf(state) ?? {};
  const screen = screenOf(state);

  const entryOf = (item: Item, source: SearchState['collections'][number]['source']) => {
    const { onClick, ...props } = api.getItemProps({ item, source }) as {
      id: string;
      'aria-selected': boolean;
      onClick: (event: MouseEvent) => void;
    };
    const { title, detail } = hitTexts(item, excerpts.get(item.objectID));
    return {
      key: item.objectID,
      href: localUrl(item.url),
      kind: item.type === 'lvl1' ? 'page' : item.type === 'content' ? 'text' : 'heading',
      isChild: Boolean(item['parent']),
      title,
      detail,
      rowProps: props,
      onOpen: (event: MouseEvent) => {
        onClick(event);
        if (isModified(event)) return;
        event.preventDefault();
        onNavigate(localUrl(item.url));
      },
    } as const;
  };

  const lists = state.collections.map(({ source, items }) => ({
    title: items[0]?.hierarchy.lvl0 ?? '',
    sourceId: source.sourceId,
    entries: items.map((item) => entryOf(item, source)),
  }));
  const entriesOf = (sourceId: string) =>
    lists.find((list) => list.sourceId === sourceId)?.entries ?? [];
  const change = (act: (hit: SavedHit) => void) => (objectID: string) => {
    const all = [...saved.recent.all(), ...saved.favorites.all()];
    const hit = all.find((candidate) => candidate.objectID === objectID);
    if (hit) act(hit);
    void api.refresh();
  };

  const hasList =
    screen === 'hits' || (screen === 'saved' && lists.some((l) => l.entries.length > 0));
  const inputProps = api.getInputProps({ inputElement: null, maxLength: MAX_QUERY_LENGTH });
  return {
    screen,
    status: statusOf(state),
    answered,
    noHits: {
      query: answered,
      suggestions,
      onSuggestion: (query: string) => {
        api.setQuery(query);
        void api.refresh();
      },
    },
    field: {
      query: state.query,
      inputProps: {
        ...inputProps,
        onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
          // In autocomplete, Tab ends the search and cancels the request; here it moves the focus inside the dialog.
          if (isComposing(event) || event.key === 'Tab') return;
          if (event.key === 'Enter') onEnter(event);
          else inputProps.onKeyDown(event);
        },
        // A message from the terminal is longer than a query, and has lines, which an input drops.
        onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
          const query = paste(event.clipboardData.getData('text/plain'), MAX_QUERY_LENGTH);
          if (query === undefined) return;
          event.preventDefault();
          api.setQuery(query);
          void api.refresh();
        },
        role: 'combobox',
        'aria-expanded': hasList,
        'aria-haspopup': screen === 'saved' ? ('grid' as const) : ('listbox' as const),
        'aria-controls': hasList ? 'search-list' : undefined,
        'aria-activedescendant': hasList ? inputProps['aria-activedescendant'] : undefined,
        'aria-labelledby': undefined,
      },
      onClear: () => {
        api.setQuery('');
        void api.refresh();
      },
    },
    hits: {
      groups: lists.filter(({ entries }) => entries.length > 0),
      count: lists.reduce((sum, { entries }) => sum + entries.length, 0),
      total,
    },
    saved: {
      recent: entriesOf('recentSearches'),
      favorites: entriesOf('favoriteSearches'),
      onKeep: change((hit) => {
        saved.favorites.add(hit);
        saved.recent.remove(hit);
      }),
      onRemoveRecent: change((hit) => saved.recent.remove(hit)),
      onRemoveFavorite: change((hit) => saved.favorites.remove(hit)),
    },
  };
}
