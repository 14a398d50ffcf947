import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { DOCUMENTED } from '../../paths';
import { filesOf, isConfiguration, projectFolder } from '../../projectFolder';
import { excuseOf, type Complaint, type Sample, type SampleCheck } from '../../sample/Sample';
import type { Fault, Task } from './task';

const WORKER = path.join(import.meta.dirname, 'worker.ts');
const MOST_WORKERS = 4;
const LONGEST_RUN_MS = 120_000;

export const configuration: SampleCheck = {
  name: 'configuration',
  description:
    'The real package loads each whole configuration and makes bundler configurations of it.',
  takes: (sample) =>
    isConfiguration(sample) &&
    sample.attributes.kind === undefined &&
    excuseOf(sample) === undefined,
  surroundings: (sample) => JSON.stringify([...filesOf(sample)]),
  async check(samples) {
    const results: Complaint[][] = samples.map(() => []);
    const queue = [...samples.entries()];
    const count = Math.min(MOST_WORKERS, availableParallelism(), samples.length);
    await Promise.all(Array.from({ length: count }, () => work(queue, results)));
    return results;
  },
};

/** Takes from the queue until it is empty, with a process of its own: configurations may change their process. */
async function work(queue: [number, Sample][], results: Complaint[][]): Promise<void> {
  let worker: Worker | undefined;
  for (let next = queue.shift(); next; next = queue.shift()) {
    const [index, sample] = next;
    worker ??= startWorker();
    const project = projectFolder(sample);
    const { root, file } = project;
    const faults = await worker.run({ root, file, isBuild: sample.words.includes('build') });
    project.remove();
    if (!worker.isAlive()) worker = undefined;
    results[index] = faults.map((fault) => complaintOf(fault, sample, root));
  }
  worker?.stop();
}

interface Worker {
  run(task: Task): Promise<readonly Fault[]>;
  isAlive(): boolean;
  stop(): void;
}

function startWorker(): Worker {
  const child = fork(WORKER, {
    cwd: DOCUMENTED,
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  let answer: (faults: readonly Fault[]) => void = () => undefined;
  let isAlive = true;
  child.on('message', (faults: readonly Fault[]) => answer(faults));
  child.on('exit', () => {
    isAlive = false;
    answer([{ message: 'the configuration ends the process that loads it' }]);
  });
  return {
    run: (task) =>
      new Promise((resolve) => {
        const timer = setTimeout(() => {
          answer([{ message: `it does not finish within ${String(LONGEST_RUN_MS / 1000)} s` }]);
          child.kill('SIGKILL');
        }, LONGEST_RUN_MS);
        answer = (faults) => {
          clearTimeout(timer);
          resolve(faults);
        };
        child.send(task);
      }),
    isAlive: () => isAlive,
    stop: () => child.kill(),
  };
}

function complaintOf({ message, line, mode }: Fault, { code }: Sample, root: string): Complaint {
  const found = message.replaceAll(`${root}/`, '').replaceAll(root, '.');
  const [, missing] = /Cannot find (?:module|package) '([^']+)'/.exec(found) ?? [];
  const remedy = missing?.startsWith('.')
    ? 'show that file in a block of this page with its path as title, or add it to scripts/samples/application'
    : missing
      ? `install ${missing} in scripts/documented (npm i -E ${missing}), or correct the name`
      : 'correct the configuration, and run it';
  return {
    line: Math.min(line ?? 1, code.split('\n').length),
    found: mode ? `in ${mode}: ${found}` : found,
    remedy,
  };
}
