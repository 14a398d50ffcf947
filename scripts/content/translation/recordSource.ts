import { SOURCE_HASH_KEY } from '@publish/sourceHash';

/** A page with the hash of its original in the front matter, replacing an older one. */
export function recordSource(text: string, hash: string): string {
  const line = `${SOURCE_HASH_KEY}: '${hash}'`;
  const [, open = '', keys = '', close = ''] =
    /^(---[^\S\n]*\r?\n)([\s\S]*?)(^---[^\S\n]*(?:\r?\n|$))/m.exec(text) ?? [];
  if (!open || !text.startsWith(open)) return `---\n${line}\n---\n\n${text}`;
  const old = new RegExp(`^${SOURCE_HASH_KEY}:.*$`, 'm');
  const recorded = old.test(keys) ? keys.replace(old, line) : `${keys}${line}\n`;
  return open + recorded + close + text.slice((open + keys + close).length);
}
