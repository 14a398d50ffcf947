import { createHash } from 'node:crypto';

/** The front matter key in which a translated page records the state that it was written from. */
export const SOURCE_HASH_KEY = 'sourceHash';

/** Hexadecimal digits: enough to tell two states of one page apart. */
const HASH_LENGTH = 8;

/** The state of a page, front matter and all. White space does not count: it says nothing to a reader. */
export function sourceHash(text: string): string {
  const words = text.replace(/\s+/g, ' ').trim();
  return createHash('sha256').update(words).digest('hex').slice(0, HASH_LENGTH);
}
