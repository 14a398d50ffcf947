import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

interface Rule {
  /** A path, which may end with `*` for all below it. */
  pattern: string;
  headers: [name: string, value: string][];
}

/** Sent where no rule says more: what static hosts do by default. */
export const REVALIDATE = 'public, max-age=0, must-revalidate';

/** Reads the `_headers` of a static host: a path, and its headers indented below it. */
function parse(text: string): Rule[] {
  const rules: Rule[] = [];
  for (const line of text.split('\n')) {
    const header = /^\s+([^:\s]+):\s*(.*)$/.exec(line);
    if (header) rules.at(-1)?.headers.push([header[1] ?? '', header[2] ?? '']);
    else if (line.trim()) rules.push({ pattern: line.trim(), headers: [] });
  }
  return rules;
}

const matches = (pattern: string, pathname: string): boolean =>
  pattern.endsWith('*') ? pathname.startsWith(pattern.slice(0, -1)) : pathname === pattern;

/**
 * Tells the headers of each response of a built site, as its `_headers` file says; a site without one gets none but
 * that of caching. The file is read again when a rebuild has changed it.
 */
export function headersOf(dir: string): (pathname: string) => Record<string, string> {
  const file = path.join(dir, '_headers');
  let rules: Rule[] = [];
  let readAt = 0;
  return (pathname) => {
    const changedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (changedAt !== readAt) {
      rules = changedAt ? parse(readFileSync(file, 'utf8')) : [];
      readAt = changedAt;
    }
    const own = rules.filter(({ pattern }) => matches(pattern, pathname));
    return {
      'Cache-Control': REVALIDATE,
      ...Object.fromEntries(own.flatMap(({ headers }) => headers)),
    };
  };
}
