import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { decodeTrie } from 'cspell-trie-lib';

/** Whether a word is known, ignoring case. */
export type Dictionary = (word: string) => boolean;

/** Programming terms, but not package names, half of which are misspelled words. */
const WORD_LISTS = [
  ['software-terms', 'softwareTerms.txt.gz'],
  ['software-terms', 'software-tools.txt'],
  ['companies', 'companies.txt'],
  ['html', 'html.txt.gz'],
  ['css', 'css.txt'],
  ['typescript', 'typescript.txt'],
] as const;

const { resolve } = createRequire(import.meta.url);

/**
 * cspell's English dictionaries, read as files: cspell would first read the settings of sixty languages, which takes
 * six times as long.
 */
export const loadDictionaries = (): Dictionary[] => [
  english(),
  ...WORD_LISTS.map(([name, file]) =>
    dictionaryOf(contentOf(name, `dict/${file}`).toString().split('\n')),
  ),
];

/** Parses one word per line; `#` starts a comment, and marks describe compounds. */
export function dictionaryOf(lines: readonly string[]): Dictionary {
  const known = new Set(
    lines.map((line) => line.replace(/#.*/, '').replace(/[*+~]/g, '').trim().toLowerCase()),
  );
  return (word) => known.has(word.toLowerCase());
}

function english(): Dictionary {
  const trie = decodeTrie(contentOf('en_us', 'en_US.trie.gz'));
  return (word) => trie.hasWord(word, false) || trie.hasWord(word.toLowerCase(), false);
}

function contentOf(name: string, file: string) {
  const folder = path.dirname(resolve(`@cspell/dict-${name}/cspell-ext.json`));
  const stored = readFileSync(path.join(folder, file));
  return file.endsWith('.gz') ? gunzipSync(stored) : stored;
}
