import { DEFAULT_LANGUAGE, homeOf, LANGUAGES } from '@config/site';
import { inLanguage, languageOf } from '../../content/site/urls';
import { absolute } from '../site/urls';

interface Parts {
  /** Instead of `<title>` and description. */
  readonly head?: string;
  /** Instead of the canonical and hreflang links. */
  readonly alternates?: string;
  readonly lang?: string;
  /** Instead of the structured data. */
  readonly data?: string;
}

/** The HTML of a healthy page at a URL, with the parts that a test changes. */
export function html(route: string, body: string, parts: Parts = {}): string {
  const {
    head = `<title>Title of ${route}</title><meta name="description" content="About ${route}">`,
    alternates = healthyAlternates(route),
    lang = languageOf(route),
    data = dataOf(route),
  } = parts;
  return `<!doctype html><html lang="${lang}"><head>${head}${alternates}${feedsOf(route)}${data}</head><body><main>${body}</main></body></html>`;
}

/** The structured data of a healthy page. */
export function dataOf(route: string): string {
  const url = absolute(route);
  const crumbs = [absolute(inLanguage('/', languageOf(route))), url].map((item, index) => ({
    position: index + 1,
    name: item,
    item,
  }));
  const article = { '@type': 'TechArticle', headline: route, url };
  return [article, { '@type': 'BreadcrumbList', itemListElement: crumbs }]
    .map((thing) => `<script type="application/ld+json">${JSON.stringify(thing)}</script>`)
    .join('');
}

function healthyAlternates(route: string): string {
  const alternate = (hreflang: string, lang: typeof DEFAULT_LANGUAGE): string =>
    `<link rel="alternate" hreflang="${hreflang}" href="${absolute(inLanguage(route, lang))}">`;
  return [
    `<link rel="canonical" href="${absolute(route)}">`,
    ...LANGUAGES.map(({ lang }) => alternate(lang, lang)),
    alternate('x-default', DEFAULT_LANGUAGE),
  ].join('');
}

/** The feeds of a language, on its home page. */
const feedsOf = (route: string): string =>
  route === homeOf(languageOf(route))
    ? ['rss', 'atom']
        .map((format) => {
          const href = absolute(`${route}${format}.xml`);
          return `<link rel="alternate" type="application/${format}+xml" href="${href}">`;
        })
        .join('')
    : '';
