import { readFileSync } from 'node:fs';
import path from 'node:path';
import { STYLE_ATTRIBUTE } from '../localeBundles';

/** A stylesheet link of the theme, with the base before its path. */
const STYLE_SHEET = /<link href="([^"]*?)(static\/css\/[^"]+\.css)" rel="stylesheet">\n?/g;

/** First element after the first view: on the landing page the section after the hero, otherwise the title. */
const AFTER_HERO = /<section\b[^>]*?\sid="(features)"/;
const TITLE = /<h1\b[^>]*?\sid="([^"]+)"/;

/**
 * Blocks rendering until that element is parsed. With inlined styles, users would otherwise see the page being
 * assembled. Browsers without support ignore the link.
 */
function expectation(html: string): string {
  const [, id] = AFTER_HERO.exec(html) ?? TITLE.exec(html) ?? [];
  return id ? `<link rel="expect" href="#${encodeURIComponent(id)}" blocking="render">` : '';
}

/**
 * Inlines stylesheets into pages, so that the first paint doesn't wait for a second request. They are last in the head,
 * because crawlers read only its first kilobytes for link previews.
 * @param dist the folder of the built site
 * @returns a function that inlines the linked styles into a page's HTML
 */
export function styleInliner(dist: string): (html: string) => string {
  const sheets = new Map<string, string>();
  const read = (file: string): string => {
    const text = sheets.get(file) ?? readFileSync(path.join(dist, file), 'utf8').trim();
    sheets.set(file, text);
    return text;
  };
  return (html) => {
    const tags = [...html.matchAll(STYLE_SHEET)].map(
      ([, base = '', file = '']) =>
        `<style ${STYLE_ATTRIBUTE}="${base}${file}">${read(file)}</style>`,
    );
    if (tags.length === 0) return html;
    const added = expectation(html) + tags.join('');
    return html.replace(STYLE_SHEET, '').replace('</head>', (end) => added + end);
  };
}
