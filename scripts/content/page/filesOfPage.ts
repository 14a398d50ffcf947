import { closestMatch } from '@diagnostics/closestMatch';
import { sourcesOf, type Site } from '../site/Site';

/** Route of a page as writers write it: `config/output/minify`. */
export const routeOf = (path: string): string => path.replace(/\.mdx?$/, '');

/** The files of a page in both languages, or, if no page has this route, of all pages whose route contains it. */
export function filesOfPage(site: Site, part: string): string[] {
  const sources = sourcesOf(site);
  const exact = sources.filter(({ path }) => routeOf(path) === part);
  const found = exact.length > 0 ? exact : sources.filter(({ path }) => path.includes(part));
  if (found.length > 0) return found.map(({ file }) => file);
  const routes = sources.map(({ path }) => routeOf(path));
  const meant = closestMatch(part, [
    ...routes,
    ...routes.map((route) => route.split('/').at(-1) ?? ''),
  ]);
  throw new Error(
    `no page has ${part} in its route${meant === undefined ? '' : `; did you mean ${meant}?`}`,
  );
}
