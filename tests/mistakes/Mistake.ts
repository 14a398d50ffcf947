/** A mistake in content, and what reports it. */
export interface Mistake {
  /** The mistake in a few words. */
  readonly kind: string;
  readonly file: string;
  /** The replaced text of the healthy file; the whole file if omitted. */
  readonly from?: string;
  /** The replacement; `undefined` if the file is removed. */
  readonly to: string | undefined;
  /** The rule of `check:content`, or the check of `check:samples`, that tells of it. */
  readonly rule: string;
  /** A part of the reported line; by default, of the first line of `to`. */
  readonly at?: string;
  /** Another file that is reported instead. */
  readonly toldIn?: string;
  /** Why nothing reports it. */
  readonly passes?: string;
}
