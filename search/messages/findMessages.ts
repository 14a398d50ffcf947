import type { SearchHit } from '../client/searchHit';
import type { MessageFile } from './messageFile';
import { cleanOutput } from './output';
import { normalized, patternOf } from './template';

/** Entries for lines that frame others: an entry for the cause comes before them. */
const FRAMES = new Set([
  'failed-to-build',
  'failed-to-load-file',
  'rspack-build-failed',
  'module-build-failed',
  'compiler-instance',
  'appropriate-loader',
  'restart-failed',
  'browser-log',
]);

/** A match of fewer fixed characters says nothing: any text contains them. */
const MIN_MATCH = 9;

interface Form {
  readonly pattern: RegExp;
  readonly parts: readonly string[];
  /** Number of characters that aren't placeholders. */
  readonly length: number;
}

interface Candidate {
  readonly hit: SearchHit;
  readonly isFrame: boolean;
  readonly forms: readonly Form[];
}

function formOf(template: string): Form {
  const parts = normalized(template).toLowerCase().split('…');
  return { pattern: patternOf(template), parts, length: parts.join('').length };
}

/** The entries of a file, as hits with the patterns that they match. */
export function candidatesOf({ group, pages }: MessageFile, base: string): Candidate[] {
  return pages.flatMap(({ route, title, sections }) =>
    sections.flatMap(({ heading, entries }) =>
      entries.map(([id, ...templates]) => {
        const url = `${base.replace(/\/$/, '')}${route}#${id}`;
        const [message = ''] = templates;
        const hierarchy = { lvl0: group, lvl1: title, lvl2: heading, lvl3: message };
        return {
          hit: {
            objectID: url,
            url,
            type: 'lvl3' as const,
            content: null,
            hierarchy: { ...hierarchy, lvl4: null, lvl5: null, lvl6: null },
          },
          isFrame: FRAMES.has(id),
          forms: templates.map(formOf),
        };
      }),
    ),
  );
}

/**
 * The entries for the messages in terminal output or in a query, best first: causes before the lines that frame them,
 * longer messages before shorter ones, earlier ones before later ones.
 * @param text what was pasted or typed; a single line may be the start of a message
 */
export function findMessages(candidates: readonly Candidate[], text: string): SearchHit[] {
  const output = cleanOutput(text);
  const line = output.includes('\n') ? '' : output.toLowerCase().replace(/\s+/g, ' ').trim();
  const found = candidates.flatMap(({ hit, isFrame, forms }) => {
    const matches = forms.map((form) => matchOf(form, output, line));
    const best = matches.reduce((a, b) => (b.length > a.length ? b : a));
    return best.length < MIN_MATCH ? [] : { hit, isFrame, ...best };
  });
  return found
    .sort((a, b) => Number(a.isFrame) - Number(b.isFrame) || b.length - a.length || a.at - b.at)
    .map(({ hit }) => hit);
}

interface Match {
  /** Fixed characters that match; 0 without a match. */
  readonly length: number;
  readonly at: number;
}

function matchOf({ pattern, parts, length }: Form, output: string, line: string): Match {
  const match = pattern.exec(output);
  if (match) return { length, at: match.index };
  return { length: line === '' ? 0 : startLength(parts, line), at: 0 };
}

/** How many fixed characters of a message a line contains that ends within it; 0 if it contains something else. */
function startLength(parts: readonly string[], line: string): number {
  let rest = line;
  let length = 0;
  for (const part of parts) {
    const at = rest.indexOf(part);
    if (at < 0) {
      const tail = longestTail(rest, part);
      return tail > 0 || length > 0 ? length + tail : 0;
    }
    length += part.length;
    rest = rest.slice(at + part.length);
  }
  return length;
}

/** Length of the longest end of a text that is the start of another. */
function longestTail(text: string, part: string): number {
  for (let length = Math.min(text.length, part.length); length > 0; length -= 1) {
    if (part.startsWith(text.slice(-length))) return length;
  }
  return 0;
}
