import type { Fence } from './fence';

/** A position of a sample; the English page and its counterpart share one sample. */
export interface SamplePlace {
  readonly file: string;
  /** The line of the fence, counted from 1. */
  readonly line: number;
  readonly code: string;
}

/** An `<OptionEffect>` below a configuration: what one of its options changes. */
export interface Effect {
  /** The option: `output.filenameHash`. */
  readonly of: string;
  /** What is compared: `rspack`, its configuration; `files`, the names of those written; `dist/index.html`, its text. */
  readonly in: string;
  readonly mode: 'development' | 'production';
}

/** A fenced block of a page. */
export interface Sample extends Fence {
  readonly lang: string;
  readonly code: string;
  /** English first. */
  readonly places: readonly [SamplePlace, ...SamplePlace[]];
  /** Effects of its options that the page shows below it. */
  readonly effects: readonly Effect[];
  /** Position among the samples of its page, counted from 0. */
  readonly index: number;
  /** All samples of its page in order, including this one. */
  readonly page: readonly Sample[];
}

/** A problem in a sample. */
export interface Complaint {
  /** Counted from 1 in the code; 0 is the fence itself. */
  readonly line: number;
  readonly column?: number | undefined;
  readonly found: string;
  readonly remedy: string;
}

/** A way to check samples. Results are cached by content, so `check` must depend only on the declared dependencies. */
export interface SampleCheck {
  /** Shown after each problem. */
  readonly name: string;
  /** What a result without problems proves, in one sentence. */
  readonly description: string;
  /** Whether it compares samples with the documented packages, not only with a language. */
  readonly isAgainstPackages?: boolean;
  takes(sample: Sample): boolean;
  /** Dependencies of the result besides the sample's own language, fence, and code. */
  surroundings?(sample: Sample): string;
  /** Checks several samples; returns results in the same order. */
  check(samples: readonly Sample[]): readonly Complaint[][] | Promise<readonly Complaint[][]>;
}

/** Why the sample is not checked, if its fence gives a reason. */
export const excuseOf = (sample: Fence): string | undefined => sample.attributes.unchecked;

export const nameOf = ({ title, lang }: Sample): string => title ?? `sample.${lang}`;
