import { useNav, withBase } from '@rspress/core/runtime';
import { useEffect, useState } from 'react';
import { NotFound } from '@components/frame/PageErrors';
import { StartLinks } from '@components/frame/StartLinks';
import { useSitePort } from '@components/SiteContext';
import type { Redirect } from '@config/redirects';
import { loadAllSidebars } from '@engine/articles/builtSite';
import { useCurrentPath } from '@hooks/useCurrentPath';
import { openSearch } from '@hooks/openSearch';
import { useStartLinks } from '@hooks/useStartLinks';
import { useText } from '@hooks/useText';
import { useThemeConfig } from '@hooks/useThemeConfig';
import { redirectTarget } from '@model/redirects';
import { joinedSidebars, type SidebarItem } from '@model/sidebarTree';
import { isExternal } from '@model/sitePath';

/** Redirects from an old URL. Loads the redirect table only on the 404 page. */
function useRedirect(): void {
  const path = useCurrentPath();
  useEffect(() => {
    let isCurrent = true;
    const follow = (redirects: readonly Redirect[]) => {
      const target = redirectTarget(path, redirects, console.warn);
      if (!isCurrent || target === undefined) return;
      const { search, hash } = window.location;
      window.location.replace(isExternal(target) ? target : withBase(target) + search + hash);
    };
    // Without the table, the 404 page stays.
    import('@config/redirects').then(
      (table) => {
        follow(table.redirects);
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [path]);
}

/**
 * The page that the reader may have meant. Loads what compares paths, and all sidebars, only on the 404 page.
 */
function useNearestPage(): { text: string; href: string } | undefined {
  const path = useCurrentPath();
  const { locale } = useThemeConfig();
  const sections = useNav();
  const [nearest, setNearest] = useState<{ text: string; href: string }>();
  useEffect(() => {
    let isCurrent = true;
    const sidebars = (locale?.sidebar ?? {}) as Record<string, SidebarItem[]>;
    Promise.all([import('@model/nearestPage'), loadAllSidebars(path)]).then(
      ([{ nearestPage }]) => {
        if (!isCurrent) return;
        const found = nearestPage(path, joinedSidebars(sidebars, sections));
        // The navigation is another array after each render: an equal page renders nothing again.
        setNearest((before) =>
          before?.href === found?.link ? before : found && { text: found.text, href: found.link },
        );
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [locale, path, sections]);
  return nearest;
}

export function NotFoundMessage() {
  useRedirect();
  const text = useText();
  const { localize } = useSitePort();
  const { search = true } = useThemeConfig();
  const nearest = useNearestPage();
  const startLinks = useStartLinks(localize);
  return (
    <NotFound
      homeHref={localize('/')}
      nearest={nearest}
      labels={{
        heading: text('notFound.heading'),
        takeMeHome: text('notFound.takeMeHome'),
        search: text('nav.search'),
        nearest: text('notFound.nearest'),
      }}
      onSearch={search ? openSearch : undefined}
    >
      <StartLinks {...startLinks} />
    </NotFound>
  );
}
