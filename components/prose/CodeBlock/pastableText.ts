/** Lines that are shown but would be wrong to paste: what a diff removes, and what a command printed. */
const NOT_COPIED = '.del, .out';

/** The code of a block as one would paste it: no diff marks, prompts or notations, which are not text of it. */
export function pastableText(code: Element): string {
  const copy = code.cloneNode(true) as Element;
  for (const line of copy.querySelectorAll(NOT_COPIED)) line.remove();
  return copy.textContent.replace(/\n$/, '');
}
