/** One typo of a writer, and what tells of it. */
export interface Mistake {
  /** What was done wrong, in a few words. */
  readonly kind: string;
  readonly file: string;
  /** What the healthy file has; the whole file where it is left out. */
  readonly from?: string;
  /** What the writer has written instead; `undefined` where the file is gone. */
  readonly to: string | undefined;
  /** The rule of `check:content`, or the check of `check:samples`, that tells of it. */
  readonly rule: string;
  /** A part of the line that is named; by default, of the first line of `to`. */
  readonly at?: string;
  /** Another file that is named instead. */
  readonly toldIn?: string;
  /** Why nothing tells of it. */
  readonly passes?: string;
}
