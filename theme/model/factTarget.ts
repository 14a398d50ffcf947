import type { FactKind } from '@config/facts/linkFacts';
import { cleanPath, isSamePage, parsePagePath, type SitePrefixes } from './sitePath';

/** The file of facts that may have an entry for a link, and the entry's key. */
export interface FactTarget {
  kind: FactKind;
  /** URL without base path and language: `/config/mode`, `/plugins/dev/hooks#onexit`. */
  key: string;
}

/** Pages whose sections describe the API, hooks, and options of plugins. */
const WITH_SECTIONS = /^\/(?:api\/javascript-api|plugins\/(?:dev|list))\//;

/** The page of an option; a group, such as `/config/output/`, isn't one. */
const OPTION = /^\/config\/(?:.*[^/])$/;

/**
 * Where to look up a link's facts. Undefined for links to other pages, to the current page, and to pages in another
 * language or version, because the files describe the current one.
 * @param href of the link, without the base path
 * @param current path of the current page, without the base path
 */
export function factTarget(
  href: string,
  current: string,
  prefixes: SitePrefixes,
): FactTarget | undefined {
  if (isSamePage(href, current)) return undefined;
  const target = parsePagePath(cleanPath(href), prefixes);
  const { lang } = parsePagePath(current, prefixes);
  if (target.lang !== lang || target.version !== prefixes.versions.default) return undefined;
  const [key = '', hash] = target.path.replace(/\?[^#]*/, '').split('#');
  if (hash === undefined) return OPTION.test(key) ? { kind: 'options', key } : undefined;
  return WITH_SECTIONS.test(key) ? { kind: 'sections', key: `${key}#${hash}` } : undefined;
}
