import type { PageSection } from './readPage';

/**
 * Maximum size of a text file in bytes before compression, unless a single section is larger. A query fetches one for
 * each visible hit.
 */
const PART_BYTES = 1600;

/** The texts of a page's sections, split into as few files as their sizes allow; sections aren't split. */
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

/** Indexes of the sections at which files start, without the first. */
export function cutsOf(parts: readonly string[][]): number[] {
  let section = 0;
  return parts.slice(0, -1).map(({ length }) => (section += length));
}
