import { usePage } from '@rspress/core/runtime';
import { ContentActions } from '@components/prose/ContentActions';
import { useFocusOnNavigation } from '@hooks/useFocusOnNavigation';
import { useHistoryMoves } from '@hooks/useHistoryMoves';
import { useImageZoom } from '@hooks/useImageZoom';
import { useLinkFollowing } from '@hooks/useLinkFollowing';
import { useReadyMark } from '@hooks/useReadyMark';
import { useScrollOnNavigation } from '@hooks/useScrollOnNavigation';

/** What every kind of page brings with it: links, what its content answers, scroll position, focus and progress on a change of page, and its readiness. */
export function RouteEffects() {
  const { page } = usePage();
  useScrollOnNavigation();
  useFocusOnNavigation();
  useHistoryMoves();
  useLinkFollowing();
  useImageZoom();
  useReadyMark();
  return <ContentActions page={page} />;
}
