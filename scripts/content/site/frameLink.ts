import { DEFAULT_LANGUAGE, type Language } from '@config/site';
import type { Problem } from '../report/Problem';
import {
  inLanguage,
  isExternal,
  isPlanned,
  languageOf,
  nearestAddress,
  newAddress,
  pageAt,
  parseAddress,
} from './addresses';
import type { Site } from './Site';

/** What is wrong with a link of a `_nav.json` or `_meta.json`, to which the engine adds the language. */
export function frameLink(
  site: Site,
  lang: Language,
  url: string,
): Pick<Problem, 'found' | 'remedy'> | undefined {
  if (isExternal(url)) return undefined;
  const { path: written, tail } = parseAddress(url);
  const plain = inLanguage(written, DEFAULT_LANGUAGE);
  if (languageOf(written) !== DEFAULT_LANGUAGE) {
    return {
      found: `${url} carries a language`,
      remedy: `write ${plain}${tail}: the site adds the language itself`,
    };
  }
  const own = inLanguage(written, lang);
  const page = pageAt(site, own);
  if (!page) return deadLink(site, url, own, lang);
  const exact = inLanguage(page.address, DEFAULT_LANGUAGE);
  return written === exact
    ? undefined
    : { found: `${url} is not the exact address of the page`, remedy: `write ${exact}${tail}` };
}

function deadLink(
  site: Site,
  url: string,
  address: string,
  lang: Language,
): Pick<Problem, 'found' | 'remedy'> {
  const found = `${url} leads to no page of docs/${lang}`;
  const moved = newAddress(address);
  if (moved) {
    return { found: `${url} has moved`, remedy: `write ${inLanguage(moved, DEFAULT_LANGUAGE)}` };
  }
  if (isPlanned(site, address)) {
    return { found, remedy: 'write the page, or until then remove the link' };
  }
  const meant = nearestAddress(site, address);
  return {
    found,
    remedy: meant
      ? `did you mean ${inLanguage(meant, DEFAULT_LANGUAGE)}?`
      : 'correct the address or remove the link',
  };
}
