import { wordsOf } from '../words/terms';
import type { QueryTerm } from './readQuery';
import type { Vocabulary } from './vocabulary';

/** Start and end of a range in a text. */
export type Range = [start: number, end: number];

/** The ranges of a text that match a query's words, sorted and without overlaps. */
export function foundRanges(
  text: string,
  queryTerms: readonly QueryTerm[],
  vocabulary: Vocabulary,
): Range[] {
  const ranges: Range[] = [];
  const answers = (term: string): boolean => {
    const id = vocabulary.id(term);
    return queryTerms.some(
      (queryTerm) => queryTerm.word === term || (id !== undefined && queryTerm.answers.has(id)),
    );
  };
  for (const { term, start, end, isHan } of wordsOf(text)) {
    if (!isHan) {
      if (answers(term)) ranges.push([start, end]);
      continue;
    }
    for (const { word } of queryTerms) {
      for (let at = term.indexOf(word); at >= 0; at = term.indexOf(word, at + word.length)) {
        ranges.push([start + at, start + at + word.length]);
      }
    }
  }
  ranges.sort((a, b) => a[0] - b[0]);
  return ranges.filter(([start], index) => index === 0 || start >= (ranges[index - 1]?.[1] ?? 0));
}

/** The text with `<mark>` around each range. */
export function mark(text: string, ranges: readonly Range[]): string {
  let marked = '';
  let last = 0;
  for (const [start, end] of ranges) {
    marked += `${text.slice(last, start)}<mark>${text.slice(start, end)}</mark>`;
    last = end;
  }
  return marked + text.slice(last);
}

/** Two Chinese characters count as one word. */
const HAN_PER_WORD = 2;

/**
 * The excerpt of a text with the most matches of a query, about `words` words long; undefined without matches. Cut
 * ends have an ellipsis; specification §7 `snippetEllipsisText`.
 */
export function excerpt(text: string, ranges: readonly Range[], words: number): string | undefined {
  if (ranges.length === 0) return undefined;
  const units = [...text.matchAll(/\p{Script=Han}|[^\s\p{Script=Han}]+/gu)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    room: /\p{Script=Han}/u.test(match[0]) ? 1 / HAN_PER_WORD : 1,
  }));
  let best = { from: 0, to: 0, count: -1 };
  for (let from = 0; from < units.length; from++) {
    let room = 0;
    let to = from;
    while (to < units.length && room + (units[to]?.room ?? 0) <= words)
      room += units[to++]?.room ?? 0;
    if (to === from) to++;
    const start = units[from]?.start ?? 0;
    const end = units[to - 1]?.end ?? 0;
    const inside = ranges.filter((range) => range[0] >= start && range[1] <= end);
    const lead = (inside[0]?.[0] ?? start) - start;
    const kinds = new Set(inside.map((range) => text.slice(...range).toLowerCase())).size;
    // Different words count more than repetitions; a few words before the first match add context.
    const count = kinds + inside.length / 100 + (lead > 0 && lead < 30 ? 0.005 : 0);
    if (count > best.count) best = { from, to, count };
    if (to === units.length) break;
  }
  const start = units[best.from]?.start ?? 0;
  const end = units[best.to - 1]?.end ?? text.length;
  const inside = ranges.filter((range) => range[0] >= start && range[1] <= end);
  const shifted = inside.map(([a, b]): Range => [a - start, b - start]);
  const passage = mark(text.slice(start, end), shifted).replace(/\s+/g, ' ');
  return `${start > 0 ? '…' : ''}${passage}${end < text.trimEnd().length ? '…' : ''}`;
}
