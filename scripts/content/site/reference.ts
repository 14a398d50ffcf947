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
 * Pages that tell of other tools and of versions before 1.0, by their path: an option that is named there need not
 * be one of the documented package.
 */
const PAGES_OF_OTHERS = ['guide/migration/', 'community/releases/'];

export const tellsOfOthers = (path: string): boolean =>
  PAGES_OF_OTHERS.some((start) => path.startsWith(start));

/** What inline code names, if it reads like an option: `server.port: 8080` is `server.port`. */
export function optionWritten(text: string): string | undefined {
  const [, name, section = '', after = ''] =
    /^((\w+)\.\w+(?:\.\w+)*)(.*)$/s.exec(text.trim()) ?? [];
  // A method of something that bears a section's name is no option: `server.close()`.
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

/** The page of an option in a language, where it is written. */
export function pageOfOption(site: Site, option: string, lang: Language): Page | undefined {
  return pageAt(site, inLanguage(optionRoute(option), lang));
}

/** Whether any page has the option in a heading or, of one whose place another took, the reference names it. */
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
