import { wordsOf } from './words';

/**
 * The index holds the parts of identifiers such as `changeOrigin`, and the parts are common words. Which page has the
 * whole is told by a short hash: enough where the page must have all the parts too, and a fifth of the bytes.
 */
const HASH_BITS = 12;

/** FNV-1a, folded. */
export function identifierHash(identifier: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < identifier.length; at++) {
    hash = Math.imul(hash ^ identifier.charCodeAt(at), 0x01000193);
  }
  return ((hash >>> HASH_BITS) ^ hash) & ((1 << HASH_BITS) - 1);
}

/** The identifiers of several words in a text, in lower case. */
export function identifiersIn(text: string): Set<string> {
  const words = [...wordsOf(text)].filter(
    ({ isHan, start, end, run }) => !isHan && end - start < run.length,
  );
  return new Set(words.map(({ run }) => run));
}
