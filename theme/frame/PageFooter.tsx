import { Pagination } from '@components/frame/Pagination';
import { useCurrentPath } from '@hooks/useCurrentPath';
import { useSectionSidebar } from '@hooks/useSectionSidebar';
import { useText } from '@hooks/useText';
import { useThemeConfig } from '@hooks/useThemeConfig';
import { neighbours, type PageLink } from '@model/sidebarTree';

const toPaginationLink = (page: PageLink | null) => page && { text: page.text, href: page.link };

export function PageFooter() {
  const text = useText();
  const { locale } = useThemeConfig();
  const { previous, next } = neighbours(useSectionSidebar(), useCurrentPath());
  return (
    <Pagination
      labels={{
        landmark: text('doc.pagination'),
        previous: locale?.prevPageText ?? text('doc.previousPage'),
        next: locale?.nextPageText ?? text('doc.nextPage'),
      }}
      previous={toPaginationLink(previous)}
      next={toPaginationLink(next)}
    />
  );
}
