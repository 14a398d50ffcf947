/** What errors of code and of pages that do not arrive are called. */
const NAMES: unknown[] = ['ChunkLoadError', 'PageLoadError'];

/** Whether an error is that of code, or of a page, which did not arrive, and not of code which ran. */
export function isLoadError(error: unknown): boolean {
  const { name, code } = (error ?? {}) as { name?: unknown; code?: unknown };
  return NAMES.includes(name) || code === 'CSS_CHUNK_LOAD_FAILED';
}
