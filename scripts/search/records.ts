import type { VersionedPage } from '@search/index/searchIndexPlugin';
import { pageBoost } from '@search/rank/boosts';

type Level = 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6';

/** A section of a page as the hosted index stores it: the format of DocSearch's crawler, which the search dialog reads. */
export interface SearchRecord extends Record<string, unknown> {
  objectID: string;
  url: string;
  /** Facets: the dialog requests the records of one language, and of one version if there are several. */
  lang: string;
  version: string;
  type: Level | 'content';
  hierarchy: Record<Level, string | null>;
  content: string | null;
  /** Aliases and keywords of the page; on the record of its lead. */
  aliases?: string[];
  keywords?: string;
  weight: { page: number; level: number; position: number };
}

/** The service refuses records of more than 10 KB; headings, aliases and keywords need some of that. */
const CONTENT_BYTES = 6000;

/** The crawler stores texts as HTML, and the dialog decodes them. */
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Splits a text after words or sentences into pieces that each fit into a record. */
function piecesOf(text: string): string[] {
  const pieces = [''];
  for (const unit of text.match(/[^\s。]+[\s。]*/g) ?? []) {
    const longer = `${pieces.at(-1) ?? ''}${unit}`;
    if (Buffer.byteLength(longer) <= CONTENT_BYTES) pieces[pieces.length - 1] = longer;
    else pieces.push(unit);
  }
  return pieces.map((piece) => piece.trim());
}

/** The headings above a section and its own. */
function hierarchyOf({ group, title, sections }: VersionedPage, at: number) {
  const hierarchy: SearchRecord['hierarchy'] = {
    lvl0: escaped(group),
    lvl1: escaped(title),
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  };
  let above = Infinity;
  for (const { heading, depth } of sections.slice(1, at + 1).reverse()) {
    if (depth >= above || depth === 1) continue;
    hierarchy[`lvl${depth}` as Level] = escaped(heading);
    above = depth;
  }
  return hierarchy;
}

/**
 * The records of built pages: one for each section, or several if its text is too long for one.
 * @param site base URL of the pages, without a trailing slash
 */
export function recordsOf(pages: readonly VersionedPage[], site: string): SearchRecord[] {
  return pages.flatMap((page) =>
    page.sections.flatMap(({ id, depth, prose, code }, position) => {
      const url = `${site}${page.route}${id && `#${id}`}`;
      return piecesOf(escaped(`${prose}\n${code}`)).map((content, piece): SearchRecord => {
        const level = `lvl${depth}` as Level;
        const isLead = position === 0 && piece === 0;
        return {
          objectID: piece === 0 ? url : `${url}~${piece}`,
          url,
          lang: page.lang,
          version: page.version,
          type: isLead || !content ? level : 'content',
          hierarchy: hierarchyOf(page, position),
          content: content || null,
          ...(isLead && { aliases: page.aliases, keywords: page.keywords }),
          weight: {
            page: Math.round(100 * pageBoost(page.route)),
            level: 100 - 10 * depth,
            position,
          },
        };
      });
    }),
  );
}
