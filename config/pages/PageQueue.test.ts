import { expect, it } from 'vitest';
import { PageQueue } from './PageQueue';

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

it('compiles here what a second thread cannot', async () => {
  const queue = new PageQueue();
  const task = { file: 'a.mdx', source: 'text' };
  queue.compileAhead([task], { configFile: '/no/such/config.ts', root: '/no/such/docs' });
  const { code } = await queue.compile(task, ({ source }) => compiled(`${source} here`));
  expect(code).toBe('text here');
});
