import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { startThread } from '../threads/startThread';
import type { CompileAnswer, CompiledPage, CompileTask, WorkerSetting } from './compileTask';

const COMPILER = new URL('./compilePages.ts', import.meta.url);

/** Parsing leaves much behind: in the few that a thread has by default, collecting it takes a fifth of the time. */
const YOUNG_GENERATION_MB = 64;

/** Tasks that a worker holds at a time: one in hand, and others to go on with while this thread is at a long page. */
const IN_HAND = 4;

/** What the queue asks of its second thread. */
export interface PageThread extends Pick<Worker, 'terminate'> {
  on: (event: 'message' | 'error' | 'exit', listener: (answer: CompileAnswer) => void) => unknown;
  postMessage: (task: CompileTask) => void;
}

const startCompiler = (setting: WorkerSetting): PageThread =>
  startThread(COMPILER, setting, {
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
  });

interface Job {
  readonly task: CompileTask;
  readonly page: Promise<CompiledPage>;
  readonly settle: (page: CompiledPage | Promise<CompiledPage>) => void;
}

/**
 * Pages to be compiled, which a worker takes from the front as soon as they are known, and the bundler's own thread from
 * the back as soon as it asks for one.
 */
export class PageQueue {
  readonly #jobs = new Map<string, Job>();
  readonly #waiting: Job[] = [];
  readonly #inHand = new Map<string, Job>();
  readonly #start: (setting: WorkerSetting) => PageThread;
  #worker: PageThread | undefined;
  #compileHere: ((task: CompileTask) => Promise<CompiledPage>) | undefined;
  #isWorkingHere = false;

  constructor(start: (setting: WorkerSetting) => PageThread = startCompiler) {
    this.#start = start;
  }

  /** Adds pages for the worker, which starts with the first. */
  compileAhead(tasks: readonly CompileTask[], setting: WorkerSetting): void {
    for (const task of tasks) this.#add(task);
    if (this.#waiting.length === 0) return;
    const worker = this.#start(setting);
    this.#worker = worker;
    worker.on('message', (answer: CompileAnswer) => {
      this.#receive(answer);
    });
    const lose = () => {
      if (this.#worker === worker) this.#loseWorker();
    };
    worker.on('error', lose);
    worker.on('exit', lose);
    this.#feedWorker();
  }

  /** The page, whoever compiles it; from here on, the calling thread compiles too. */
  compile(
    task: CompileTask,
    compileHere: (task: CompileTask) => Promise<CompiledPage>,
  ): Promise<CompiledPage> {
    this.#compileHere ??= compileHere;
    const { page } = this.#add(task);
    void this.#workHere();
    return page;
  }

  #add(task: CompileTask): Job {
    const known = this.#jobs.get(task.file);
    if (known?.task.source === task.source) return known;
    let settle: Job['settle'] = () => undefined;
    const page = new Promise<CompiledPage>((resolve) => {
      settle = resolve;
    });
    // A fault is told when the bundler asks for the page.
    page.catch(() => undefined);
    const job: Job = { task, page, settle };
    this.#jobs.set(task.file, job);
    this.#waiting.push(job);
    return job;
  }

  #feedWorker(): void {
    while (this.#worker && this.#inHand.size < IN_HAND) {
      const job = this.#waiting.shift();
      if (!job) break;
      this.#inHand.set(job.task.file, job);
      this.#worker.postMessage(job.task);
    }
    if (this.#inHand.size === 0) this.#endWorker();
  }

  #receive(answer: CompileAnswer): void {
    const job = this.#inHand.get(answer.file);
    this.#inHand.delete(answer.file);
    job?.settle(
      'page' in answer
        ? answer.page
        : Promise.reject(Object.assign(new Error(answer.error.message), answer.error)),
    );
    this.#feedWorker();
  }

  #endWorker(): void {
    void this.#worker?.terminate();
    this.#worker = undefined;
  }

  /** What the worker had in hand is left to this thread: a page that ends a thread says there why. */
  #loseWorker(): void {
    this.#waiting.push(...this.#inHand.values());
    this.#inHand.clear();
    this.#worker = undefined;
    void this.#workHere();
  }

  async #workHere(): Promise<void> {
    if (this.#isWorkingHere || !this.#compileHere) return;
    this.#isWorkingHere = true;
    for (let job = this.#waiting.pop(); job; job = this.#waiting.pop()) {
      const page = this.#compileHere(job.task);
      job.settle(page);
      await page.catch(() => undefined);
      // A page is compiled without a turn of the event loop: what the worker answers would wait for all of them.
      await nextTurn();
    }
    this.#isWorkingHere = false;
  }
}
