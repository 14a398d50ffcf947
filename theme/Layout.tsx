import { PageContext, usePage } from '@rspress/core/runtime';
import { useContext, type ContextType, memo, type ComponentType } from 'react';
import { LoadFailure } from '@frame/LoadFailure';
import { LocaleRedirectNote } from '@frame/LocaleRedirectNote';
import { PageGuard } from '@frame/PageGuard';
import { PageHead } from '@frame/PageHead';
import { RouteEffects } from '@frame/RouteEffects';
import { useStableValue } from '@hooks/useStableValue';
import { BarePage } from '@layouts/BarePage';
import { DocPage } from '@layouts/DocPage';
import { FramedPage } from '@layouts/FramedPage';
import { HomeSlot } from '@layouts/HomeSlot';
import { NotFoundPage } from '@layouts/NotFoundPage';
import { TopBar } from '@layouts/TopBar';
import { shownByFrontMatter } from '@model/pageParts';
import type { PageType } from '@model/pageTitle';

type Context = ContextType<typeof PageContext>;

/** What the navbar reads of a page, apart from its URL. */
const isSameForBar = (previous: Context, { setData, data }: Context): boolean =>
  previous.setData === setData &&
  previous.data.lang === data.lang &&
  previous.data.version === data.version &&
  shownByFrontMatter(previous.data.frontmatter, 'navbar') ===
    shownByFrontMatter(data.frontmatter, 'navbar');

/** Memoized page context for the navbar, so that it renders again only if these values change. */
const useBarContext = (): Context => useStableValue(useContext(PageContext), isSameForBar);

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
 * The current page. The navbar is outside the layouts, so it stays mounted when the layout changes. Memoized, because
 * the engine's state changes right after hydration and would render the whole page a second time.
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
