import {
  apiParts,
  isDeprecated,
  memberOf,
  optionRoute,
  optionNames,
  optionOf,
  optionSections,
  type ApiPart,
} from '@config/facts/reference';
import type { Language } from '@config/site';
import { closestMatch } from '@diagnostics/closestMatch';
import { inLanguage, pageAt } from './urls';
import type { Page, Site } from './Site';

/**
 * Pages about other tools and versions before 1.0, by path: options on them may not exist in the documented package.
 */
const PAGES_OF_OTHERS = ['guide/migration/', 'community/releases/'];

export const tellsOfOthers = (path: string): boolean =>
  PAGES_OF_OTHERS.some((start) => path.startsWith(start));

/** The option in inline code, if it looks like one: `server.port: 8080` → `server.port`. */
export function optionWritten(text: string): string | undefined {
  const [, name, section = '', after = ''] =
    /^((\w+)\.\w+(?:\.\w+)*)(.*)$/s.exec(text.trim()) ?? [];
  // A method of an object with a section's name isn't an option: `server.close()`.
  if (name === undefined || !optionSections.includes(section) || /^[(<*/[-]/.test(after)) {
    return undefined;
  }
  return name;
}

export const nearestOption = (name: string): string | undefined => {
  const [section = '', option = '', ...rest] = name.split('.');
  const known = optionOf(`${section}.${option}`);
  if (known && rest.length > 0) return known;
  return closestMatch(name, optionNames);
};

/** The page of an option in a language, if it exists. */
export function pageOfOption(site: Site, option: string, lang: Language): Page | undefined {
  return pageAt(site, inLanguage(optionRoute(option), lang));
}

/** Whether any page documents the option in a heading, or it's a deprecated one in the reference. */
export function hasOptionSection(site: Site, option: string, lang: Language): boolean {
  const isOld = isDeprecated(option);
  return site.pages.some(
    (page) =>
      page.lang === lang &&
      (page.headings.some(({ text }) => text.split(/[^\w.]+/).includes(option)) ||
        (isOld &&
          page.path.startsWith('config/') &&
          page.mentions.some(({ text }) => text === option))),
  );
}

/** Whether the reference has a section for the member. */
export function hasMemberSection(
  site: Site,
  part: ApiPart,
  member: string,
  lang: Language,
): boolean {
  return apiParts[part].pages.some((route) =>
    pageAt(site, inLanguage(route, lang))?.headings.some(({ text }) => memberOf(text) === member),
  );
}
