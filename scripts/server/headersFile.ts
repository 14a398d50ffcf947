import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

interface Rule {
  /** A path, which may end with `*` for all paths below it. */
  pattern: string;
  headers: [name: string, value: string][];
}

/** Default headers, like those of static hosts. */
export const REVALIDATE = 'public, max-age=0, must-revalidate';

/** Parses the `_headers` file of a static host: a path, and its headers indented below it. */
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
 * Returns the headers of each response of a built site, from its `_headers` file; a site without one only gets those
 * for caching. The file is read again when a rebuild has changed it.
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
