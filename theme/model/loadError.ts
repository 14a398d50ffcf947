/** Names of errors thrown when chunks or pages can't be loaded. */
const NAMES: unknown[] = ['ChunkLoadError', 'PageLoadError'];

/** Whether an error comes from loading a chunk or a page, not from running code. */
export function isLoadError(error: unknown): boolean {
  const { name, code } = (error ?? {}) as { name?: unknown; code?: unknown };
  return NAMES.includes(name) || code === 'CSS_CHUNK_LOAD_FAILED';
}
