import { useFocusOnNavigation } from '@hooks/useFocusOnNavigation';
import { useHistoryMoves } from '@hooks/useHistoryMoves';
import { useScrollOnNavigation } from '@hooks/useScrollOnNavigation';

/** What a change of page brings with it on every kind of page: scroll position, focus, progress. */
export function RouteEffects() {
  useScrollOnNavigation();
  useFocusOnNavigation();
  useHistoryMoves();
  return null;
}
