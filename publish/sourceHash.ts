import { createHash } from 'node:crypto';

/** Front matter key with the hash of the original that a translated page was written from. */
export const SOURCE_HASH_KEY = 'sourceHash';

/** Hexadecimal digits: enough to distinguish versions of one page. */
const HASH_LENGTH = 8;

/** Hash of a page's text, including front matter, without white space. */
export function sourceHash(text: string): string {
  const words = text.replace(/\s+/g, ' ').trim();
  return createHash('sha256').update(words).digest('hex').slice(0, HASH_LENGTH);
}
