/** A phrase that is right where it is, although a pattern finds it. */
export interface Exception {
  /** Path below the project root; without one, the phrase is right everywhere. */
  readonly file?: string;
  /** The words around and including what the pattern finds, as the file has them. */
  readonly text: string;
  readonly reason: string;
}

export const EXCEPTIONS: readonly Exception[] = [];
