import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DiskCache } from '@engine/cache/DiskCache';
import { digestOf } from '@engine/cache/digest';
import type { Dictionary } from './dictionaries';
import { NAMES, PROPER_NAMES } from './names';

/** Words of this site that no other dictionary contains. */
export const DICTIONARY = 'scripts/content/words/dictionary.txt';

const ROOT = path.join(import.meta.dirname, '../../..');
/** What results depend on besides the word: the project's dictionary, and cspell's with its version. */
const DEPENDS_ON = [
  DICTIONARY,
  'scripts/content/words/names.ts',
  'scripts/content/words/misspelt.ts',
  'scripts/content/words/dictionaries.ts',
  'package-lock.json',
];

/** All words are stored under one key. */
const WORDS = 'words';

/** Shorter words are more often abbreviations than mistakes. */
const SHORTEST = 4;

/** Unknown words, with the American form of British ones. */
export type Misspelt = ReadonlyMap<string, string | undefined>;

export interface SpellChecker {
  /** Loads the dictionaries unless all results are cached. */
  prepare(): Promise<void>;
  /** The unknown ones of the words. */
  misspelt(words: Iterable<string>): Promise<Misspelt>;
}

/** Cached words. Loading dictionaries takes half a second. */
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

/** American form of a British word: `recognise`, `behaviour`. */
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
