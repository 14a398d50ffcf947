import { joined, wordsOf } from './terms';

/**
 * The index contains the parts of identifiers such as `changeOrigin`, which are common words. Short hashes record
 * which page contains the whole identifier, at a fifth of the size; collisions are rare, because the page must
 * contain all parts too.
 */
const HASH_BITS = 14;

/** FNV-1a, folded. */
export function identifierHash(identifier: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < identifier.length; at++) {
    hash = Math.imul(hash ^ identifier.charCodeAt(at), 0x01000193);
  }
  return ((hash >>> HASH_BITS) ^ hash) & ((1 << HASH_BITS) - 1);
}

/** The multi-word identifiers in a text, in lower case. */
export function identifiersIn(text: string): Set<string> {
  const words = [...wordsOf(text)].filter(
    ({ isHan, start, end, run }) => !isHan && end - start < run.length,
  );
  return new Set(words.map(({ run }) => run));
}

/** Words joined by punctuation: `devServer.hot`, `file-loader`, `PUBLIC_URL`, `BROWSER=none`. */
const COMPOUND =
  /(?<![\p{L}\p{N}/._=-])[a-z]+(?:[._=-][a-z]+){1,2}(?![\p{L}\p{N}/]|[._=-][\p{L}\p{N}])/giu;

/** File names such as `index.js` don't identify a subject. */
const FILE_NAME =
  /^[a-z]+\.(?:[cm]?[jt]sx?|css|s[ac]ss|less|styl|html|json|vue|svelte|svg|png|txt|md|bin)$/i;

/** `api.transform`, `createRsbuild()`, in lower case and without parentheses; undefined for ordinary words. */
export function wholeIdentifier(text: string): string | undefined {
  const name = /^(\w+(?:\.\w+)*)(?:\(\))?$/.exec(text.trim())?.[1];
  return name && /\.|\p{Ll}\p{Lu}/u.test(name) ? name.toLowerCase() : undefined;
}

/** The qualified names, such as `api.transform`, that a page's text uses for a member in its heading. */
export function qualifiedNamesIn(heading: string, text: string): string[] {
  if (!/^\w+$/.test(heading)) return [];
  const uses = text.matchAll(new RegExp(`(?<![\\w.])\\w+\\.${heading}(?!\\w)`, 'g'));
  return Array.from(uses, ([name]) => name.toLowerCase());
}

/** The compounds of a text in lower case and without punctuation, each with its parts. */
export function compoundsIn(text: string): Map<string, string[]> {
  const found = [...text.matchAll(COMPOUND)].filter(([compound]) => !FILE_NAME.test(compound));
  return new Map(
    found.map(([compound]) => [joined(compound), compound.toLowerCase().split(/[._=-]/)]),
  );
}
