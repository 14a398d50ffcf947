/** Delay before the only retry after a failed load, in milliseconds. */
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

/** Memoizes a load: the first call starts it and others share it. After a failure, the next call starts it again. */
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
