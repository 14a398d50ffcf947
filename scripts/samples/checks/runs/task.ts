import type { Effect } from '../../sample/Sample';

/** A task for a worker process in a project folder. */
export interface Task {
  readonly root: string;
  /** The configuration, or the script. */
  readonly file: string;
  /**
   * `load` stops after the bundler's configuration; `build` also writes files; `run` runs the file as a script;
   * `compare` compares the configuration with the same one without an option.
   */
  readonly action: 'load' | 'build' | 'run' | 'compare';
  /** The effect to compare. */
  readonly effect?: Effect | undefined;
  /** Files whose content is requested, relative to the root. */
  readonly reads: readonly string[];
}

export type Mode = 'development' | 'production';

/** Why a configuration or script fails. */
export interface Fault {
  readonly message: string;
  readonly line?: number | undefined;
  readonly mode?: Mode | undefined;
}

/** Result of a task. */
export interface Outcome {
  readonly diagnostics: readonly Fault[];
  /** All output without colors. */
  readonly log: string;
  /** New files relative to the root, with forward slashes. */
  readonly files: readonly string[];
  /** Content of `reads`, if the files exist; of `compare`, the texts `before` and `after`. */
  readonly contents: Readonly<Record<string, string>>;
}

export const failure = (message: string): Outcome => ({
  diagnostics: [{ message }],
  log: '',
  files: [],
  contents: {},
});
