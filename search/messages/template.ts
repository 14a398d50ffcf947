/** A placeholder in a message, such as `<port>`, or `…` for any text. */
const PLACEHOLDER = /<[a-z][\w-]*>|…/g;

/** A value that a placeholder stands for stays in its line. */
const VALUE = '[^\\n]*?';

/**
 * Compares messages without what differs in print: the part of Rsbuild that prints it, `[rsbuild:config]`, line breaks
 * and the names of placeholders. A placeholder at the start is dropped.
 */
export const normalized = (template: string): string =>
  template
    .replace(/^\[rsbuild(?::\w[\w-]*)?\] /, '')
    .replace(PLACEHOLDER, '…')
    .replace(/…(?:\s*…)+/g, '…')
    .replace(/\s+/g, ' ')
    .replace(/^ ?…/, '')
    .trim();

/** Matches a message in printed text, without colors. */
export function patternOf(template: string): RegExp {
  const parts = normalized(template).replace(/…$/, '').split('…');
  const escaped = parts.map((part) =>
    part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, '\\s+'),
  );
  return new RegExp(escaped.join(VALUE), 'u');
}
