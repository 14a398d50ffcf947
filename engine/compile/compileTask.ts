/** A page to be compiled. */
export interface CompileTask {
  /** Absolute path. */
  readonly file: string;
  /** Its text as the bundler hands it over. */
  readonly source: string;
}

/** What a page became, and the other files whose text it took up. */
export interface CompiledPage {
  readonly code: string;
  readonly dependencies: readonly string[];
}

/** What the worker answers. */
export type CompileAnswer =
  | { readonly file: string; readonly page: CompiledPage }
  | { readonly file: string; readonly error: { readonly name: string; readonly message: string } };

/** What a worker has to know before its first page. */
export interface WorkerSetting {
  /** Absolute path of the engine's configuration. */
  readonly configFile: string;
  /** Absolute path of the pages. */
  readonly root: string;
}
