/** The words of a subject that a general dictionary leaves apart: 端 + 口, 插 + 件, 热 + 更新. */

/** Pieces that stand together this often are looked at. */
const LEAST_TOGETHER = 4;

/** They are a word where the rarer one seldom stands without the other, and the commoner one not always. */
const SHARE_OF_RARER = 0.5;
const SHARE_OF_COMMONER = 0.1;

const LONGEST_WORD = 4;

/** A word of three or four characters is found by joining pieces joined before. */
const ROUNDS = 3;

const SEPARATOR = '|';

function joinable(runs: readonly string[][]): Set<string> {
  const alone = new Map<string, number>();
  const together = new Map<string, number>();
  const count = (map: Map<string, number>, key: string) => map.set(key, (map.get(key) ?? 0) + 1);
  for (const run of runs) {
    run.forEach((piece, index) => {
      count(alone, piece);
      const next = run[index + 1];
      if (next !== undefined) count(together, piece + SEPARATOR + next);
    });
  }
  const pairs = new Set<string>();
  for (const [pair, times] of together) {
    const [first = '', second = ''] = pair.split(SEPARATOR);
    const counts = [alone.get(first) ?? 0, alone.get(second) ?? 0];
    const isWord =
      times >= LEAST_TOGETHER &&
      first.length + second.length <= LONGEST_WORD &&
      Math.min(first.length, second.length) === 1 &&
      times / Math.min(...counts) >= SHARE_OF_RARER &&
      times / Math.max(...counts) >= SHARE_OF_COMMONER;
    if (isWord) pairs.add(pair);
  }
  return pairs;
}

function join(run: readonly string[], pairs: ReadonlySet<string>): string[] {
  const joined: string[] = [];
  for (const piece of run) {
    const last = joined.at(-1);
    if (last !== undefined && pairs.has(last + SEPARATOR + piece)) {
      joined[joined.length - 1] = last + piece;
    } else joined.push(piece);
  }
  return joined;
}

/** The Chinese words of these runs of characters: the dictionary's, and those that the runs themselves show. */
export function learnHanWords(runs: readonly string[], segmenter: Intl.Segmenter): Set<string> {
  let cut = runs.map((run) => Array.from(segmenter.segment(run), ({ segment }) => segment));
  for (let round = 0; round < ROUNDS; round++) {
    const pairs = joinable(cut);
    cut = cut.map((run) => join(run, pairs));
  }
  return new Set(cut.flat());
}
