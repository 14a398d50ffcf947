import type { UserConfig } from '@rspress/core';
import { homeOf, type Language } from './site';

/** A section of the site, as named in the navbar. */
export interface NavSection {
  name: string;
  /** The page that the navbar links to. */
  routePath: string;
  /** Whether a route is in the section. */
  holds: (routePath: string) => boolean;
}

/** Part of what the engine generates from `_nav.json`. */
interface NavEntry {
  text: string;
  link?: string;
  activeMatch?: string;
}

/** The engine writes links of the navigation as file names. */
export const routeOf = (link: string): string => link.replace(/(?<=\/)index\.html$|\.html$/, '');

/** The sections of a language in navbar order; available after the engine has read `_nav.json`. */
export function navSections(
  { themeConfig }: UserConfig,
  lang: Language,
  version: string,
): NavSection[] {
  const nav = themeConfig?.locales?.find((locale) => locale.lang === lang)?.nav ?? {};
  // By version, or `default` without versions.
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
