import { closestMatch } from '@diagnostics/closestMatch';
import { flattenLinks, type SidebarItem } from './sidebarTree';
import { cleanPath } from './sitePath';

interface FoundPage {
  text: string;
  link: string;
}

const lastPart = (path: string): string => path.replace(/\/$/, '').replace(/^.*\//, '');

/** The page whose path is the most like `path`: with the same last part, or with a typo. Undefined if none is close. */
export function nearestPage(path: string, sidebar: readonly SidebarItem[]): FoundPage | undefined {
  const pages = new Map(
    flattenLinks(sidebar).map(({ text, link }) => [cleanPath(link), { text, link }]),
  );
  const paths = [...pages.keys()];
  const name = lastPart(path);
  const moved = paths.filter((one) => name !== '' && lastPart(one) === name);
  const nearest = moved.length === 1 ? moved[0] : closestMatch(cleanPath(path), paths);
  return nearest === undefined ? undefined : pages.get(nearest);
}
