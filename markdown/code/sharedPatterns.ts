import type { RegexEngine } from 'shiki';

type Scanner = ReturnType<RegexEngine['createScanner']>;
type Search = Parameters<Scanner['findNextMatchSync']>;
type Match = NonNullable<ReturnType<Scanner['findNextMatchSync']>>;

/** Patterns with `\G` match only where the search starts, so their results can't be reused for other positions. */
const START_OF_SEARCH = String.raw`\G`;

const startOf = (match: Match): number => match.captureIndices[0]?.start ?? 0;

/** A pattern that many lists share, compiled when it's first used. */
class Pattern {
  readonly #source: string | RegExp;
  readonly #engine: RegexEngine;
  readonly #dependsOnStart: boolean;
  #scanner: Scanner | undefined;
  #search: Search | undefined;
  #match: Match | null = null;

  constructor(source: string | RegExp, engine: RegexEngine) {
    this.#source = source;
    this.#engine = engine;
    this.#dependsOnStart = String(source).includes(START_OF_SEARCH);
  }

  /** The next match in a text, memoized until a search passes it. */
  find(...search: Search): Match | null {
    if (this.#stillHolds(...search)) return this.#match;
    this.#scanner ??= this.#engine.createScanner([this.#source]);
    this.#search = search;
    this.#match = this.#scanner.findNextMatchSync(...search);
    return this.#match;
  }

  #stillHolds(...[text, start, options]: Search): boolean {
    if (!this.#search || this.#dependsOnStart) return false;
    const [lastText, lastStart, lastOptions] = this.#search;
    if (text !== lastText || options !== lastOptions || start < lastStart) return false;
    return this.#match === null || startOf(this.#match) >= start;
  }
}

/** The first match of several patterns; of two at the same position, the one that is earlier in the list. */
function findFirst(patterns: readonly Pattern[], ...search: Search): Match | null {
  let first: Match | null = null;
  for (const [index, pattern] of patterns.entries()) {
    const match = pattern.find(...search);
    if (!match || (first && startOf(match) >= startOf(first))) continue;
    first = { index, captureIndices: match.captureIndices };
    if (startOf(match) === search[1]) break;
  }
  return first;
}

/**
 * A regular expression engine for grammars that compiles each pattern once, on first use. Grammars repeat a thousand
 * patterns in lists with fifteen thousand entries, and compiling every entry takes most of the time of highlighting.
 */
export function withSharedPatterns(engine: RegexEngine): RegexEngine {
  const known = new Map<string | RegExp, Pattern>();
  const patternOf = (source: string | RegExp): Pattern => {
    const pattern = known.get(source) ?? new Pattern(source, engine);
    known.set(source, pattern);
    return pattern;
  };
  return {
    createString: (text) => engine.createString(text),
    createScanner(sources) {
      const patterns = sources.map(patternOf);
      return { findNextMatchSync: (...search) => findFirst(patterns, ...search) };
    },
  };
}
