import path from 'node:path';

const FENCE = /^[ \t>*+-]*(`{3,}|~{3,})(.*)$/;
const INCLUDED = /(?:^|\s)file=["'`]?([^"'`\s]+)/;
const PROJECT = '<root>/';

interface Include {
  readonly line: number;
  /** As written: relative to the page, to the pages' root (`/…`), or to the project (`<root>/…`). */
  readonly file: string;
}

/** Files that code blocks include: ```` ```ts file="./sample.ts" ````. */
export function includesOf(source: string): Include[] {
  let open = '';
  return source.split('\n').flatMap((text, index) => {
    const [, fence = '', words = ''] = FENCE.exec(text.trimEnd()) ?? [];
    if (open !== '') {
      if (fence.startsWith(open) && words === '') open = '';
      return [];
    }
    open = fence;
    const file = INCLUDED.exec(words)?.[1];
    return file === undefined ? [] : [{ line: index + 1, file }];
  });
}

/**
 * Path of an included file, relative to the project, or absolute if the page and the root are.
 * @param page the page that includes it
 * @param root the folder of all pages
 */
export function includedPath(file: string, page: string, root: string): string {
  if (file.startsWith(PROJECT)) return file.slice(PROJECT.length);
  return file.startsWith('/') ? path.join(root, file) : path.join(path.dirname(page), file);
}

/** Diagnostic for an include that does not exist. */
export const missingInclude = ({ line, file }: Include, place: string) => ({
  line,
  found: `${file} does not exist`,
  remedy: `add ${place} or correct the path`,
});
