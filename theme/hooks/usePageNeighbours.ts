import { neighbours, type PageLink } from '@model/sidebarTree';
import { useCurrentPath } from './useCurrentPath';
import { useSectionSidebar } from './useSectionSidebar';

/** The pages before and after the page in sidebar order; null at either end. */
export function usePageNeighbours(): { previous: PageLink | null; next: PageLink | null } {
  return neighbours(useSectionSidebar().items, useCurrentPath());
}
