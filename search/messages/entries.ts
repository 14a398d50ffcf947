/** A message that a page explains. */
export interface MessageEntry {
  /** Id of its heading. */
  readonly id: string;
  /** The message of the heading, then the other forms that the entry lists in a `txt` block. */
  readonly templates: readonly string[];
}

const HEADING = /^#{2,4} (`+) ?(.+?) ?\1 \{#([\w-]+)\}$/;

/**
 * The entries of a page of messages: each heading that is code, with an id, and the lines of the `txt` blocks below it.
 * @param text of the Markdown file
 */
export function entriesOf(text: string): MessageEntry[] {
  const entries: { id: string; templates: string[] }[] = [];
  let isInBlock = false;
  for (const line of text.split('\n')) {
    const [, , message, id] = HEADING.exec(line) ?? [];
    if (message !== undefined && id !== undefined) entries.push({ id, templates: [message] });
    else if (/^#{1,4} /.test(line) && !isInBlock) entries.push({ id: '', templates: [] });
    else if (line === '```txt') isInBlock = true;
    else if (line === '```') isInBlock = false;
    else if (isInBlock && line !== '') entries.at(-1)?.templates.push(line);
  }
  return entries.filter(({ id }) => id !== '');
}
