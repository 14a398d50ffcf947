/** A phrase that is correct although a pattern matches it. */
export interface Exception {
  /** Path relative to the project root; without one, the phrase is correct everywhere. */
  readonly file?: string;
  /** The words around the match, as in the file. */
  readonly text: string;
  readonly reason: string;
}

export const EXCEPTIONS: readonly Exception[] = [
  {
    file: 'docs/en/guide/faq/exceptions.mdx',
    text: '# Errors and how to fix them',
    reason: 'the heading itself names what “them” refers to',
  },
];
