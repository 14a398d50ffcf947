import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import type { CompileTask } from './compileTask';
import { PageQueue, type PageThread } from './PageQueue';

const compiled = (code: string) => Promise.resolve({ code, dependencies: [] });

it('compiles a page once, for whoever asks', async () => {
  const queue = new PageQueue();
  let times = 0;
  const here = ({ source }: { source: string }) => {
    times += 1;
    return compiled(source);
  };
  const task = { file: 'a.mdx', source: 'text' };
  const pages = await Promise.all([queue.compile(task, here), queue.compile(task, here)]);
  expect(pages.map(({ code }) => code)).toEqual(['text', 'text']);
  expect(times).toBe(1);
});

it('compiles a page again when its text has changed', async () => {
  const queue = new PageQueue();
  const here = ({ source }: { source: string }) => compiled(source);
  await queue.compile({ file: 'a.mdx', source: 'before' }, here);
  const { code } = await queue.compile({ file: 'a.mdx', source: 'after' }, here);
  expect(code).toBe('after');
});

it('tells whoever asks why a page makes no sense, and goes on with the others', async () => {
  const queue = new PageQueue();
  const here = ({ file }: { file: string }) =>
    file === 'bad.mdx' ? Promise.reject(new Error('line 3')) : compiled('good');
  const bad = queue.compile({ file: 'bad.mdx', source: '' }, here);
  const good = queue.compile({ file: 'good.mdx', source: '' }, here);
  await expect(bad).rejects.toThrow('line 3');
  expect((await good).code).toBe('good');
});

/** A thread that takes what it is given, and answers when the test says so. */
class HeldThread extends EventEmitter implements PageThread {
  readonly taken: CompileTask[] = [];
  isEnded = false;

  postMessage(task: CompileTask): void {
    this.taken.push(task);
  }

  terminate(): Promise<number> {
    this.isEnded = true;
    return Promise.resolve(0);
  }
}

const SETTING = { configFile: 'rspress.config.ts', root: 'docs' };

it('leaves to a second thread what that has in hand, and ends it when it has no more', async () => {
  const thread = new HeldThread();
  const queue = new PageQueue(() => thread);
  const task = { file: 'a.mdx', source: 'text' };
  queue.compileAhead([task], SETTING);
  const page = queue.compile(task, () => Promise.reject(new Error('asked here as well')));
  expect(thread.taken).toEqual([task]);
  thread.emit('message', { file: 'a.mdx', page: { code: 'text there', dependencies: [] } });
  expect((await page).code).toBe('text there');
  expect(thread.isEnded).toBe(true);
});

it.each([
  ['fails', 'error'],
  ['ends', 'exit'],
])('compiles here what a second thread has in hand when it %s', async (_, event) => {
  const thread = new HeldThread();
  const queue = new PageQueue(() => thread);
  const task = { file: 'a.mdx', source: 'text' };
  queue.compileAhead([task], SETTING);
  const page = queue.compile(task, ({ source }) => compiled(`${source} here`));
  thread.emit(event, new Error('no such configuration'));
  expect((await page).code).toBe('text here');
});

/** A thread that answers as soon as this one lets it be heard. */
class QuickThread extends HeldThread {
  override postMessage(task: CompileTask): void {
    super.postMessage(task);
    setImmediate(() =>
      this.emit('message', { file: task.file, page: { code: '', dependencies: [] } }),
    );
  }
}

it('hears a second thread between its own pages, and gives it more', async () => {
  const thread = new QuickThread();
  const queue = new PageQueue(() => thread);
  const tasks = Array.from({ length: 60 }, (_, index) => ({ file: `${index}.mdx`, source: '' }));
  queue.compileAhead(tasks, SETTING);
  await Promise.all(tasks.map((task) => queue.compile(task, () => compiled(''))));
  expect(thread.taken.length).toBeGreaterThan(20);
});
