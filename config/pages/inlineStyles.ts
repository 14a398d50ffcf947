import { readFileSync } from 'node:fs';
import path from 'node:path';
import { STYLE_ATTRIBUTE } from '../pageData';

/** A style sheet of the theme, with what stands before its path. */
const STYLE_SHEET = /<link href="([^"]*?)(static\/css\/[^"]+\.css)" rel="stylesheet">\n?/g;

/**
 * Puts style sheets into pages: a page is painted when its HTML has come, and waits for no second answer. They stand last
 * in its head, behind what readers of previews look for in its first kilobytes.
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
    return html.replace(STYLE_SHEET, '').replace('</head>', (end) => tags.join('') + end);
  };
}
