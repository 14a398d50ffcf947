import type { UserConfig } from '@rspress/core';
import { homeOf, type Language } from './site';

/** A section of the site as the top bar names it. */
export interface NavSection {
  name: string;
  /** The page that the bar leads to. */
  routePath: string;
  /** Whether a route lies in it. */
  holds: (routePath: string) => boolean;
}

/** What the engine makes of `_nav.json`, in part. */
interface NavEntry {
  text: string;
  link?: string;
  activeMatch?: string;
}

/** The engine writes links of navigation as files. */
export const routeOf = (link: string): string => link.replace(/(?<=\/)index\.html$|\.html$/, '');

/** The sections of a language, in the order of its top bar; known once the engine has read `_nav.json`. */
export function navSections(
  { themeConfig }: UserConfig,
  lang: Language,
  version: string,
): NavSection[] {
  const nav = themeConfig?.locales?.find((locale) => locale.lang === lang)?.nav ?? {};
  // By version, or `default` where there are none.
  const entries = (nav as Partial<Record<string, NavEntry[]>>)[version || 'default'] ?? [];
  const home = homeOf(lang);
  return entries.flatMap(({ text, link, activeMatch }) => {
    if (link === undefined || activeMatch === undefined) return [];
    const route = routeOf(link);
    const pattern = new RegExp(activeMatch);
    return {
      name: text,
      routePath: route.startsWith(home) ? route : home + route.slice(1),
      holds: (routePath: string) => pattern.test(routePath),
    };
  });
}
