import { useLocation, useNavigate } from '@rspress/core/runtime';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject, useMemo } from 'react';
import { Overview } from '@components/frame/Overview';
import { useHydrated } from '@hooks/useHydrated';
import { useOverviewGroups } from '@hooks/useOverviewGroups';
import { useText } from '@hooks/useText';
import { useThemeConfig } from '@hooks/useThemeConfig';
import { filterOverview } from '@model/overviewFilter';
import { groupId, type OverviewGroup } from '@model/overviewGroups';
import { cleanPath } from '@model/sitePath';

/** Labels of the overview's filter: from the locale, the theme, or `i18n.json`. */
function useOverviewLabels() {
  const text = useText();
  const { overview, locale } = useThemeConfig();
  const set = { ...overview, ...locale?.overview };
  return {
    filter: set.filterNameText ?? text('overview.filterLabel'),
    placeholder: set.filterPlaceholderText ?? text('overview.filterPlaceholder'),
    noResult: set.filterNoResultText ?? text('overview.filterNoResult'),
    default: text('overview.default'),
    count: (count: number, total: number) =>
      text('overview.count', { count: String(count), total: String(total) }),
  };
}

/** Query parameter of the overview's filter: `?q=minify`. */
const OVERVIEW_QUERY = 'q';

/**
 * Inline script that hides a static overview if the URL contains a query, so that the whole list doesn't flash.
 * Hydration removes the mark.
 */
const pendingQueryScript = `if(new URLSearchParams(location.search).get('${OVERVIEW_QUERY}'))document.currentScript.parentElement.dataset.pending=''`;

/** Debounce of URL updates in milliseconds, because browsers limit them. */
const WRITE_DELAY_MS = 200;

/**
 * State in a query parameter, `?name=…`, so that users can share it. Empty on the server and in the first render,
 * which know no query.
 */
function useQueryParameter(name: string): [string, (value: string) => void] {
  const navigate = useNavigate();
  const location = useLocation();
  const inUrl = new URLSearchParams(location.search).get(name) ?? '';
  const [value, setValue] = useState('');
  const written = useRef('');

  useLayoutEffect(() => {
    // Ignore the result of our own update: the user may have typed more since.
    if (inUrl === written.current) return;
    written.current = inUrl;
    setValue(inUrl);
  }, [inUrl]);

  useEffect(() => {
    if (value === written.current) return;
    const timer = setTimeout(() => {
      const params = new URLSearchParams(location.search);
      if (value) params.set(name, value);
      else params.delete(name);
      written.current = value;
      void navigate({ ...location, search: params.toString() }, { replace: true });
    }, WRITE_DELAY_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [value, name, location, navigate]);

  return [value, setValue];
}

interface OverviewQuery {
  /** Removes the mark that `pendingQueryScript` may have set. */
  ref: RefObject<HTMLElement | null>;
  query: string;
  setQuery: (query: string) => void;
}

/** The overview's filter, kept in the URL. */
function useOverviewQuery(): OverviewQuery {
  const ref = useRef<HTMLElement>(null);
  const [query, setQuery] = useQueryParameter(OVERVIEW_QUERY);
  useLayoutEffect(() => {
    delete ref.current?.dataset.pending;
  }, []);
  return { ref, query, setQuery };
}

/** Rows show their headings only while they are filtered: a row says what the page is for. */
const toSection = ({ name, items }: OverviewGroup, isFiltered: boolean) => ({
  id: groupId(name),
  name,
  pages: items.map(({ text, link, tag, details, headers }) => ({
    text,
    tag,
    details,
    href: link,
    headers: (details && !isFiltered ? [] : headers).map((header) => ({
      ...header,
      href: `${cleanPath(link)}#${header.id}`,
    })),
  })),
});

/** The list of pages on an overview page, or nothing on other pages. */
export function PageOverview() {
  const groups = useOverviewGroups();
  return groups.length > 0 && <FilteredOverview groups={groups} />;
}

const countOf = (groups: readonly OverviewGroup[]): number =>
  groups.reduce((sum, { items }) => sum + items.length, 0);

function FilteredOverview({ groups }: { groups: OverviewGroup[] }) {
  const labels = useOverviewLabels();
  const { ref, query, setQuery } = useOverviewQuery();
  const matches = useMemo(() => filterOverview(groups, query), [groups, query]);
  return (
    <Overview
      ref={ref}
      labels={labels}
      query={query}
      onQueryChange={setQuery}
      groups={matches.map((group) => toSection(group, query !== ''))}
      count={labels.count(countOf(matches), countOf(groups))}
      pendingScript={<PendingScript />}
    />
  );
}

/** Only in static pages. A separate component, so that the list doesn't render again when it's removed. */
function PendingScript() {
  const isHydrated = useHydrated();
  return !isHydrated && <script dangerouslySetInnerHTML={{ __html: pendingQueryScript }} />;
}
