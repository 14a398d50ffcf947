import { DEFAULT_LANGUAGE, type Language } from '@config/site';
import type { Problem } from '../report/Problem';
import {
  inLanguage,
  isExternal,
  isPlanned,
  languageOf,
  closestRoute,
  redirectTarget,
  pageAt,
  splitUrl,
} from './urls';
import type { Site } from './Site';

/** Checks a link in a `_nav.json` or `_meta.json`, to which the engine adds the language. */
export function frameLink(
  site: Site,
  lang: Language,
  url: string,
): Pick<Problem, 'found' | 'remedy'> | undefined {
  if (isExternal(url)) return undefined;
  const { path: written, tail } = splitUrl(url);
  const plain = inLanguage(written, DEFAULT_LANGUAGE);
  if (languageOf(written) !== DEFAULT_LANGUAGE) {
    return {
      found: `${url} contains a language`,
      remedy: `write ${plain}${tail}: the site adds the language`,
    };
  }
  const own = inLanguage(written, lang);
  const page = pageAt(site, own);
  if (!page) return deadLink(site, url, own, lang);
  const exact = inLanguage(page.route, DEFAULT_LANGUAGE);
  return written === exact
    ? undefined
    : { found: `${url} is not the exact URL of the page`, remedy: `write ${exact}${tail}` };
}

function deadLink(
  site: Site,
  url: string,
  route: string,
  lang: Language,
): Pick<Problem, 'found' | 'remedy'> {
  const found = `${url} leads to no page of docs/${lang}`;
  const moved = redirectTarget(route);
  if (moved) {
    return { found: `${url} has moved`, remedy: `write ${inLanguage(moved, DEFAULT_LANGUAGE)}` };
  }
  if (isPlanned(site, route)) {
    return { found, remedy: 'write the page, or remove the link until then' };
  }
  const meant = closestRoute(site, route);
  return {
    found,
    remedy: meant
      ? `did you mean ${inLanguage(meant, DEFAULT_LANGUAGE)}?`
      : 'correct the URL or remove the link',
  };
}
