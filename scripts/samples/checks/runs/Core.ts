/** The part of `@rsbuild/core` that runs configurations. */
export interface Core {
  /** Shared by all instances, so `logLevel` of one configuration also affects the next. */
  logger: { level: string };
  loadConfig(options: { cwd: string; path: string }): Promise<{ content: Record<string, unknown> }>;
  createRsbuild(options: { cwd: string; config: object }): Promise<{
    initConfigs(options: { action: 'dev' | 'build' }): Promise<unknown[]>;
    inspectConfig(options: { mode: string }): Promise<{ bundlerConfigs: string[] }>;
    build(): Promise<{ close: () => Promise<void> }>;
  }>;
}
