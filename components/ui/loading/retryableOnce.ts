/** How long after a failed load it is tried once more, in milliseconds: a line that broke off is often back by then. */
const RETRY_DELAY_MS = 500;

async function withRetry<Value>(load: () => Promise<Value>): Promise<Value> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => {
      setTimeout(resolve, RETRY_DELAY_MS);
    });
    return load();
  }
}

/** A load that begins with the first call and is the same for all others; one that has failed begins anew with the next. */
export function retryableOnce<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined;
  let hasFailed = false;
  return () => {
    if (loading && !hasFailed) return loading;
    hasFailed = false;
    loading = withRetry(load);
    loading.catch(() => {
      hasFailed = true;
    });
    return loading;
  };
}
