import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DiskCache } from '@engine/cache/DiskCache';
import { digestOf } from '@engine/cache/digest';
import type { Dictionary } from './dictionaries';
import { NAMES, PROPER_NAMES } from './names';

/** Words of this site that no other dictionary knows. */
export const DICTIONARY = 'scripts/content/words/dictionary.txt';

const ROOT = path.join(import.meta.dirname, '../../..');
/** What an answer depends on beside the word: the project's dictionary, and cspell's in its version. */
const DEPENDS_ON = [
  DICTIONARY,
  'scripts/content/words/names.ts',
  'scripts/content/words/misspelt.ts',
  'scripts/content/words/dictionaries.ts',
  'package-lock.json',
];

/** All words are stored under one key. */
const WORDS = 'words';

/** Shorter words are abbreviations more often than mistakes. */
const SHORTEST = 4;

/** Words that no dictionary knows, each with its American form where it is merely British. */
export type Misspelt = ReadonlyMap<string, string | undefined>;

export interface SpellChecker {
  /** Loads the dictionaries where no answer is kept, so that all words will be asked for. */
  prepare(): Promise<void>;
  /** Those of the words that no dictionary knows. */
  misspelt(words: Iterable<string>): Promise<Misspelt>;
}

/** Words that were asked for in earlier runs too. Dictionaries take half a second to load, so answers are kept. */
export function spellChecker(folder: string): SpellChecker {
  const texts = DEPENDS_ON.map((file) => readFileSync(path.join(ROOT, file), 'utf8'));
  const cache = new DiskCache<[string, boolean][]>(folder, digestOf(...texts));
  const known = new Map(cache.get(WORDS));
  let loading: Promise<Dictionary[]> | undefined;
  const dictionaries = () => (loading ??= loadAll());
  return {
    async prepare() {
      if (known.size === 0) await dictionaries();
    },
    async misspelt(words) {
      const all = [...new Set(words)];
      const open = [...new Set(all.flatMap((word) => [word, american(word)]))].filter(
        (word) => !known.has(word),
      );
      if (open.length > 0) {
        const wrong = unknownTo(await dictionaries(), open);
        for (const word of open) known.set(word, !wrong.has(word));
        cache.set(WORDS, [...known]);
      }
      return new Map(
        all
          .filter((word) => known.get(word) === false)
          .map((word) => [word, known.get(american(word)) ? american(word) : undefined]),
      );
    },
  };
}

/** The form that the word would have in American English if it were British: `recognise`, `behaviour`. */
function american(word: string): string {
  return word
    .replace(/([iy])s(?=(?:e[drs]?|ers|ing|ations?|able)$)/, '$1z')
    .replace(/our(?=(?:s|ed|ing|able|ite|ites|al|less)?$)/, 'or')
    .replace(/(licen|defen)c(?=es?$)/i, '$1s')
    .replace(/(cent|fib)re(?=s?$)/, '$1er')
    .replace(/ll(?=(?:ed|ing|er|ers)$)/, 'l')
    .replace(/^(gr)ey/i, '$1ay')
    .replace(/ogue(?=s?$)/, 'og');
}

async function loadAll(): Promise<Dictionary[]> {
  const { dictionaryOf, loadDictionaries } = await import('./dictionaries');
  const names = [...NAMES.map(({ right }) => right), ...PROPER_NAMES];
  return [
    dictionaryOf(readFileSync(path.join(ROOT, DICTIONARY), 'utf8').split('\n')),
    dictionaryOf(names.flatMap((name) => name.split(/[ .]/))),
    ...loadDictionaries(),
  ];
}

const unknownTo = (dictionaries: readonly Dictionary[], words: readonly string[]): Set<string> =>
  new Set(
    words.filter((word) => word.length >= SHORTEST && !dictionaries.some((knows) => knows(word))),
  );
