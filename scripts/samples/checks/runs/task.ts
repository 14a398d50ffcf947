/** What a worker is asked to do with a project folder. */
export interface Task {
  readonly root: string;
  /** The configuration, or the script. */
  readonly file: string;
  /** `load` ends with the bundler's configurations; `build` also writes files; `run` runs the file as a script. */
  readonly action: 'load' | 'build' | 'run';
  /** Files below the root whose text is asked for. */
  readonly reads: readonly string[];
}

export type Mode = 'development' | 'production';

/** Why a configuration or script does not run. */
export interface Fault {
  readonly message: string;
  readonly line?: number | undefined;
  readonly mode?: Mode | undefined;
}

/** What came of a task. */
export interface Outcome {
  readonly diagnostics: readonly Fault[];
  /** Everything printed, without colours. */
  readonly log: string;
  /** Files that were not there before, below the root, with forward slashes. */
  readonly files: readonly string[];
  /** Of `reads`, those that are there. */
  readonly contents: Readonly<Record<string, string>>;
}

export const failure = (message: string): Outcome => ({
  diagnostics: [{ message }],
  log: '',
  files: [],
  contents: {},
});
