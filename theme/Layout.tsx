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

/** What the bar reads of a page, beside its address. */
const isSameForBar = (kept: Context, { setData, data }: Context): boolean =>
  kept.setData === setData &&
  kept.data.lang === data.lang &&
  kept.data.version === data.version &&
  shownByFrontMatter(kept.data.frontmatter, 'navbar') ===
    shownByFrontMatter(data.frontmatter, 'navbar');

/** The engine's context of the page for the bar, of which a change of page draws anew only what reads the address. */
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
