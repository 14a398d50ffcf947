import { useCallback, useEffect, useRef, type KeyboardEvent } from 'react';
import { answerOf, type SearchApi, type SearchState } from '@search/client/searchMachine';

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
export function useAwaitedEnter(
  api: SearchApi,
  state: SearchState,
): (event: KeyboardEvent) => void {
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
