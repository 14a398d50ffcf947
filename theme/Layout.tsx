import { PageContext, usePage } from '@rspress/core/runtime';
import { memo, type ComponentType } from 'react';
import { LoadFailure } from '@frame/LoadFailure';
import { LocaleRedirectNote } from '@frame/LocaleRedirectNote';
import { PageGuard } from '@frame/PageGuard';
import { PageHead } from '@frame/PageHead';
import { RouteEffects } from '@frame/RouteEffects';
import { useBarContext } from '@hooks/useBarContext';
import { BarePage } from '@layouts/BarePage';
import { DocPage } from '@layouts/DocPage';
import { FramedPage } from '@layouts/FramedPage';
import { HomeSlot } from '@layouts/HomeSlot';
import { NotFoundPage } from '@layouts/NotFoundPage';
import { TopBar } from '@layouts/TopBar';
import type { PageType } from '@model/pageTitle';

/** Page type → layout; specification §2 'Page types'. */
const layouts = {
  home: HomeSlot,
  doc: DocPage,
  'doc-wide': DocPage,
  custom: FramedPage,
  blank: BarePage,
  '404': NotFoundPage,
} satisfies Record<PageType, ComponentType>;

/**
 * A page on screen. The bar stands outside the layouts, so that it stays as it is when one gives way to another. What the
 * engine's own state, the colour mode above all, draws anew ends here: right after hydration that would be the whole
 * page a second time, in one go.
 */
export const Layout = memo(function Layout() {
  const { page } = usePage();
  const barContext = useBarContext();
  const PageLayout = layouts[page.pageType];
  return (
    <>
      <PageHead />
      <RouteEffects />
      {page.pageType !== 'blank' && (
        <PageContext value={barContext}>
          <TopBar />
        </PageContext>
      )}
      <PageGuard>
        <PageLayout />
      </PageGuard>
      <LoadFailure />
      <LocaleRedirectNote />
    </>
  );
});
