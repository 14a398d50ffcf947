import type { OfflineSite } from '../offlineFiles';

export interface StoredPage {
  /** Its URL's path. */
  path: string;
  title: string;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? '');

/** The language of a path, which may start with a version. */
export function languageOf(
  path: string,
  { base, sentences, defaultLanguage }: Pick<OfflineSite, 'base' | 'sentences' | 'defaultLanguage'>,
): string {
  const parts = path.slice(base.length).split('/').slice(0, 2);
  return parts.find((part) => Object.hasOwn(sentences, part)) ?? defaultLanguage;
}

/** The title of a stored page from its HTML, without the site's name. */
export const titleIn = (html: string, siteName: string): string =>
  (/<title>([^<]*)</.exec(html)?.[1] ?? '').replace(` - ${siteName}`, '');

/**
 * A page that says that the requested page isn't stored, with links to the stored pages of its language.
 * @param stored titles as HTML
 */
export function notStoredPage(
  path: string,
  stored: readonly StoredPage[],
  site: OfflineSite,
): string {
  const lang = languageOf(path, site);
  const sentences = site.sentences[lang];
  if (!sentences) return '';
  const items = stored
    .filter((page) => languageOf(page.path, site) === lang)
    .toSorted((a, b) => a.title.localeCompare(b.title, lang))
    .map(
      (page) => `<li><a href="${escape(page.path)}">${page.title || escape(page.path)}</a></li>`,
    );
  const list =
    items.length > 0 ? `<h2>${escape(sentences.stored)}</h2><ul>${items.join('')}</ul>` : '';
  const styles = site.styles.map((href) => `<link rel="stylesheet" href="${escape(href)}">`);
  return (
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<title>${escape(`${sentences.title} - ${sentences.siteName}`)}</title>${styles.join('')}</head>` +
    `<body><main class="offline-page"><h1>${escape(sentences.title)}</h1>` +
    `<p>${escape(sentences.text)}</p>${list}</main></body></html>`
  );
}
