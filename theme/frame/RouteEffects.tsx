import { usePage } from '@rspress/core/runtime';
import { ContentActions } from '@components/prose/ContentActions';
import { useFocusOnNavigation } from '@hooks/useFocusOnNavigation';
import { useHistory } from '@hooks/navigation';
import { useImageZoom } from '@hooks/useImageZoom';
import { useLinks } from '@hooks/useLinks';
import { useReadyMark } from '@hooks/useReadyMark';
import { useScrollOnNavigation } from '@hooks/useScrollOnNavigation';

/** What every kind of page brings with it: links, what its content answers, scroll position, focus and progress on a change of page, and its readiness. */
export function RouteEffects() {
  const { page } = usePage();
  useScrollOnNavigation();
  useFocusOnNavigation();
  useHistory();
  useLinks();
  useImageZoom();
  useReadyMark();
  return <ContentActions page={page} />;
}
