import { parentPort } from 'node:worker_threads';
import { writeIndexes, type IndexTask } from './writeIndexes';

/** The thread is through once it has done its one task. */
parentPort?.once('message', (task: IndexTask) => {
  writeIndexes(task);
});
