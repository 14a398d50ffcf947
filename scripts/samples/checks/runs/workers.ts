import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { DOCUMENTED } from '../../paths';
import { projectFolder } from '../../projectFolder';
import type { Effect, Sample } from '../../sample/Sample';
import { failure, type Outcome, type Task } from './task';

const WORKER = path.join(import.meta.dirname, 'worker.ts');
const MOST_WORKERS = 4;
const LONGEST_TASK_MS = 120_000;

export interface Job {
  readonly sample: Sample;
  readonly action: Task['action'];
  readonly reads?: readonly string[];
  /** The effect to compare. */
  readonly effect?: Effect;
}

/** Runs jobs in separate project folders in parallel; results are in the same order. */
export async function runAll(jobs: readonly Job[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const queue = [...jobs.entries()];
  const count = Math.min(MOST_WORKERS, availableParallelism(), jobs.length);
  await Promise.all(Array.from({ length: count }, () => work(queue, outcomes)));
  return outcomes;
}

/** Processes the queue in a child process, which configurations can change as they like. */
async function work(queue: [number, Job][], outcomes: Outcome[]): Promise<void> {
  let worker: Worker | undefined;
  for (let next = queue.shift(); next; next = queue.shift()) {
    const [index, { sample, action, reads = [], effect }] = next;
    worker ??= startWorker();
    const { root, file, remove } = projectFolder(sample);
    const outcome = await worker.run({ root, file, action, reads, effect });
    remove();
    if (!worker.isAlive()) worker = undefined;
    outcomes[index] = withoutRoot(outcome, root);
  }
  worker?.stop();
}

/** Replaces the folder of this run in messages with relative paths. */
function withoutRoot(outcome: Outcome, root: string): Outcome {
  const strip = (text: string): string => text.replaceAll(`${root}/`, '').replaceAll(root, '.');
  return {
    ...outcome,
    log: strip(outcome.log),
    diagnostics: outcome.diagnostics.map((diagnostic) => ({
      ...diagnostic,
      message: strip(diagnostic.message),
    })),
  };
}

interface Worker {
  run(task: Task): Promise<Outcome>;
  isAlive(): boolean;
  stop(): void;
}

function startWorker(): Worker {
  const child = fork(WORKER, {
    cwd: DOCUMENTED,
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  let answer: (outcome: Outcome) => void = () => undefined;
  let isAlive = true;
  child.on('message', (outcome: Outcome) => answer(outcome));
  child.on('exit', () => {
    isAlive = false;
    answer(failure('it ends the process that loads it'));
  });
  return {
    run: (task) =>
      new Promise((resolve) => {
        const timer = setTimeout(() => {
          answer(failure(`it does not finish within ${String(LONGEST_TASK_MS / 1000)} s`));
          child.kill('SIGKILL');
        }, LONGEST_TASK_MS);
        answer = (outcome) => {
          clearTimeout(timer);
          resolve(outcome);
        };
        child.send(task);
      }),
    isAlive: () => isAlive,
    stop: () => child.kill(),
  };
}
