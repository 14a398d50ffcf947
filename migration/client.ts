import type { Analysis, CheckRequest } from './kinds';
import { openWorker } from './openWorker';

/** In milliseconds. Reading takes a few; only text that was made to be slow reaches it. */
const TIMEOUT = 5000;

let worker: Worker | undefined;

function stop(): void {
  worker?.terminate();
  worker = undefined;
}

/** Reads a configuration in the worker. Rejects if the worker doesn't load, or takes too long. */
export function checkConfig(request: CheckRequest): Promise<Analysis> {
  const running = (worker ??= openWorker());
  return new Promise((resolve, reject) => {
    const fail = () => {
      stop();
      reject(new Error('The configuration could not be read.'));
    };
    const timer = setTimeout(fail, TIMEOUT);
    running.onerror = fail;
    running.onmessage = ({ data }: MessageEvent<Analysis>) => {
      clearTimeout(timer);
      resolve(data);
    };
    running.postMessage(request);
  });
}
