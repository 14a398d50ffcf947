import type { Fence } from './fence';

/** One place where a sample stands; the English page and its counterpart share one sample. */
export interface SamplePlace {
  readonly file: string;
  /** The line of the fence, counted from 1. */
  readonly line: number;
  readonly code: string;
}

/** A fenced block of a page. */
export interface Sample extends Fence {
  readonly lang: string;
  readonly code: string;
  /** English first. */
  readonly places: readonly [SamplePlace, ...SamplePlace[]];
  /** Position among the samples of its page, counted from 0. */
  readonly index: number;
  /** All samples of its page in order, this one among them. */
  readonly page: readonly Sample[];
}

/** What is wrong in a sample. */
export interface Complaint {
  /** Counted from 1 in the code; 0 is the fence itself. */
  readonly line: number;
  readonly column?: number | undefined;
  readonly found: string;
  readonly remedy: string;
}

/** One way to check samples. Results are kept by content, so `check` depends on nothing but what is named here. */
export interface SampleCheck {
  /** Shown behind each problem. */
  readonly name: string;
  /** What holds where it finds nothing, in one sentence. */
  readonly description: string;
  /** Whether it holds samples against the documented packages, and not only against a language. */
  readonly isAgainstPackages?: boolean;
  takes(sample: Sample): boolean;
  /** What the result depends on beside the sample's own language, fence and code. */
  surroundings?(sample: Sample): string;
  /** Checks many at once; answers in the same order. */
  check(samples: readonly Sample[]): readonly Complaint[][] | Promise<readonly Complaint[][]>;
}

/** Why the sample is not checked, where its fence says so. */
export const excuseOf = (sample: Fence): string | undefined => sample.attributes.unchecked;

export const nameOf = ({ title, lang }: Sample): string => title ?? `sample.${lang}`;
