import { DEFAULT_LANGUAGE, homeOf, LANGUAGES } from '@config/site';
import { inLanguage, languageOf } from '../../content/site/addresses';
import { absolute } from '../site/addresses';

interface Parts {
  /** Instead of `<title>` and description. */
  readonly head?: string;
  /** Instead of the canonical and hreflang links. */
  readonly alternates?: string;
  readonly lang?: string;
  /** Instead of the structured data. */
  readonly data?: string;
}

/** The HTML of a healthy page at an address, with the parts that a test is about. */
export function html(address: string, body: string, parts: Parts = {}): string {
  const {
    head = `<title>Title of ${address}</title><meta name="description" content="About ${address}">`,
    alternates = healthyAlternates(address),
    lang = languageOf(address),
    data = dataOf(address),
  } = parts;
  return `<!doctype html><html lang="${lang}"><head>${head}${alternates}${feedsOf(address)}${data}</head><body><main>${body}</main></body></html>`;
}

/** The structured data of a healthy page. */
export function dataOf(address: string): string {
  const url = absolute(address);
  const crumbs = [absolute(inLanguage('/', languageOf(address))), url].map((item, index) => ({
    position: index + 1,
    name: item,
    item,
  }));
  const article = { '@type': 'TechArticle', headline: address, url };
  return [article, { '@type': 'BreadcrumbList', itemListElement: crumbs }]
    .map((thing) => `<script type="application/ld+json">${JSON.stringify(thing)}</script>`)
    .join('');
}

function healthyAlternates(address: string): string {
  const alternate = (hreflang: string, lang: typeof DEFAULT_LANGUAGE): string =>
    `<link rel="alternate" hreflang="${hreflang}" href="${absolute(inLanguage(address, lang))}">`;
  return [
    `<link rel="canonical" href="${absolute(address)}">`,
    ...LANGUAGES.map(({ lang }) => alternate(lang, lang)),
    alternate('x-default', DEFAULT_LANGUAGE),
  ].join('');
}

/** The feeds of a language, on its home page. */
const feedsOf = (address: string): string =>
  address === homeOf(languageOf(address))
    ? ['rss', 'atom']
        .map((format) => {
          const href = absolute(`${address}${format}.xml`);
          return `<link rel="alternate" type="application/${format}+xml" href="${href}">`;
        })
        .join('')
    : '';
