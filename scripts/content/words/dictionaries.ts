import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { decodeTrie } from 'cspell-trie-lib';

/** Says whether a word is known, whatever its capitals. */
export type Dictionary = (word: string) => boolean;

/** What programmers say; not the names of packages, half of which are misspelt words. */
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
 * cspell's English and its lists, read as files: cspell itself first reads the settings of sixty
 * languages, which takes six times as long.
 */
export const loadDictionaries = (): Dictionary[] => [
  english(),
  ...WORD_LISTS.map(([name, file]) =>
    dictionaryOf(contentOf(name, `dict/${file}`).toString().split('\n')),
  ),
];

/** Of lines that hold a word each; `#` begins a comment, and marks say how a word may be joined to others. */
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
