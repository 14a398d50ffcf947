/** What a worker is asked: a project folder with a configuration in it. */
export interface Task {
  readonly root: string;
  readonly file: string;
  /** Also build it. */
  readonly isBuild: boolean;
}

export type Mode = 'development' | 'production';

/** Why a configuration does not run. */
export interface Fault {
  readonly message: string;
  readonly line?: number | undefined;
  readonly mode?: Mode | undefined;
}
