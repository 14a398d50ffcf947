import { readFileSync } from 'node:fs';
import path from 'node:path';
import { STYLE_ATTRIBUTE } from '../pageData';

/** A style sheet of the theme, with what stands before its path. */
const STYLE_SHEET = /<link href="([^"]*?)(static\/css\/[^"]+\.css)" rel="stylesheet">\n?/g;

/** What begins where the first view has come, and can be laid out: on the landing page what follows its hero, else the title. */
const AFTER_HERO = /<section\b[^>]*?\sid="(features)"/;
const TITLE = /<h1\b[^>]*?\sid="([^"]+)"/;

/**
 * Has the browser paint nothing before that: styled as it is at once, the page would be seen to be put together. A browser
 * that does not know it paints what it has.
 */
function expectation(html: string): string {
  const [, id] = AFTER_HERO.exec(html) ?? TITLE.exec(html) ?? [];
  return id ? `<link rel="expect" href="#${encodeURIComponent(id)}" blocking="render">` : '';
}

/**
 * Puts style sheets into pages: a page is painted when its first view has come, and waits for no second answer. They
 * stand last in its head, behind what readers of previews look for in its first kilobytes.
 * @param dist the folder of the built site
 * @returns gives a page's HTML with the styles that it linked to
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
