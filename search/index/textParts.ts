import type { PageSection } from './readPage';

/**
 * Most bytes of one file of texts before the host compresses it, but for a section that alone has more. A query fetches
 * one for each hit in view, so that this and the longest section cap what any query costs.
 */
const PART_BYTES = 1600;

/** The texts of a page's sections, in as few parts as their sizes allow; a section is never cut. */
export function textParts(sections: readonly PageSection[]): string[][] {
  const parts: string[][] = [[]];
  for (const { prose, code } of sections) {
    const text = `${prose}\n${code}`.trim();
    const last = parts.at(-1) ?? [];
    if (last.length > 0 && Buffer.byteLength(JSON.stringify([...last, text])) > PART_BYTES)
      parts.push([text]);
    else last.push(text);
  }
  return parts;
}

/** The sections at which parts begin, the first part's left out. */
export function cutsOf(parts: readonly string[][]): number[] {
  let section = 0;
  return parts.slice(0, -1).map(({ length }) => (section += length));
}
