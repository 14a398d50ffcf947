import path from 'node:path';

const FENCE = /^[ \t>*+-]*(`{3,}|~{3,})(.*)$/;
const INCLUDED = /(?:^|\s)file=["'`]?([^"'`\s]+)/;
const PROJECT = '<root>/';

interface Include {
  readonly line: number;
  /** As it is written: from the page, from the pages' root (`/…`), or from the project (`<root>/…`). */
  readonly file: string;
}

/** The files that code blocks take their text from: ```` ```ts file="./sample.ts" ````. */
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
 * Where an included file stands, from the project or absolute as the page and the root are.
 * @param page the page that includes it
 * @param root the folder of all pages
 */
export function includedPath(file: string, page: string, root: string): string {
  if (file.startsWith(PROJECT)) return file.slice(PROJECT.length);
  return file.startsWith('/') ? path.join(root, file) : path.join(path.dirname(page), file);
}

/** What is said of an include that is not there. */
export const missingInclude = ({ line, file }: Include, place: string) => ({
  line,
  found: `${file} is not there`,
  remedy: `add ${place} or correct the path`,
});
