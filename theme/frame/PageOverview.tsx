import { useMemo } from 'react';
import { Overview } from '@components/frame/Overview';
import { useHydrated } from '@hooks/useHydrated';
import { useOverviewGroups } from '@hooks/useOverviewGroups';
import { useOverviewLabels } from '@hooks/useOverviewLabels';
import { useOverviewQuery } from '@hooks/useOverviewQuery';
import { filterOverview } from '@model/overviewFilter';
import { groupId, type OverviewGroup } from '@model/overviewGroups';
import { pendingQueryScript } from '@model/overviewQuery';
import { cleanPath } from '@model/sitePath';

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
