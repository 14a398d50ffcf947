/** Reads configurations in a separate thread, so that a large one doesn't block the page. */
import { analyze } from './analyze';
import type { CheckRequest } from './kinds';

addEventListener('message', ({ data }: MessageEvent<CheckRequest>) => {
  postMessage(analyze(data));
});
