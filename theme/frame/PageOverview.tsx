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

/** The words of an overview's filter: the locale's, else the theme's, else those of `i18n.json`. */
function useOverviewLabels(): { filter: string; placeholder: string; noResult: string } {
  const text = useText();
  const { overview, locale } = useThemeConfig();
  const set = { ...overview, ...locale?.overview };
  return {
    filter: set.filterNameText ?? text('overview.filterLabel'),
    placeholder: set.filterPlaceholderText ?? text('overview.filterPlaceholder'),
    noResult: set.filterNoResultText ?? text('overview.filterNoResult'),
  };
}

/** The part of the address that holds an overview's filter: `?q=minify`. */
const OVERVIEW_QUERY = 'q';

/** Keeps a static overview from flashing whole where the address holds a query; hydration takes the mark away. */
const pendingQueryScript = `if(new URLSearchParams(location.search).get('${OVERVIEW_QUERY}'))document.currentScript.parentElement.dataset.pending=''`;

/** Browsers stop an address that changes with every key; this long after the last one it follows, in milliseconds. */
const WRITE_DELAY_MS = 200;

/**
 * A text that the address carries as `?name=…`, so that what it shows can be shared.
 * Static pages and the first render know no query: there the text is empty.
 */
function useQueryInAddress(name: string): [string, (value: string) => void] {
  const navigate = useNavigate();
  const location = useLocation();
  const inAddress = new URLSearchParams(location.search).get(name) ?? '';
  const [value, setValue] = useState('');
  const written = useRef('');

  useLayoutEffect(() => {
    // Our own writing comes back late: the reader may have typed on.
    if (inAddress === written.current) return;
    written.current = inAddress;
    setValue(inAddress);
  }, [inAddress]);

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
  /** For the overview that `pendingQueryScript` may have marked. */
  ref: RefObject<HTMLElement | null>;
  query: string;
  setQuery: (query: string) => void;
}

/** The filter of an overview, kept in the address. */
function useOverviewQuery(): OverviewQuery {
  const ref = useRef<HTMLElement>(null);
  const [query, setQuery] = useQueryInAddress(OVERVIEW_QUERY);
  useLayoutEffect(() => {
    delete ref.current?.dataset.pending;
  }, []);
  return { ref, query, setQuery };
}

const toSection = ({ name, items }: OverviewGroup) => ({
  id: groupId(name),
  name,
  pages: items.map(({ text, link, tag, headers }) => ({
    text,
    tag,
    href: link,
    headers: headers.map((header) => ({ ...header, href: `${cleanPath(link)}#${header.id}` })),
  })),
});

/** The list of pages at the end of an overview page; nothing on any other. */
export function PageOverview() {
  const groups = useOverviewGroups();
  return groups.length > 0 && <FilteredOverview groups={groups} />;
}

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
      groups={matches.map(toSection)}
      pendingScript={<PendingScript />}
    />
  );
}

/** In a static page only. A part of its own: the list need not be drawn anew for it to go. */
function PendingScript() {
  const isHydrated = useHydrated();
  return !isHydrated && <script dangerouslySetInnerHTML={{ __html: pendingQueryScript }} />;
}
