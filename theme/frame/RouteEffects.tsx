import { useFocusOnNavigation } from '@hooks/useFocusOnNavigation';
import { useHistoryMoves } from '@hooks/useHistoryMoves';
import { useLinkFollowing } from '@hooks/useLinkFollowing';
import { useReadyMark } from '@hooks/useReadyMark';
import { useScrollOnNavigation } from '@hooks/useScrollOnNavigation';

/** What every kind of page brings with it: links, scroll position, focus and progress on a change of page, and its readiness. */
export function RouteEffects() {
  useScrollOnNavigation();
  useFocusOnNavigation();
  useHistoryMoves();
  useLinkFollowing();
  useReadyMark();
  return null;
}
