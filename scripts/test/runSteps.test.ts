import { expect, it, vi } from 'vitest';
import { runSteps, type Outcome } from './runSteps';
import type { Step } from './steps';

/** Runs steps that end when the test says so, and records which are running. */
function controlled(steps: readonly Step[]) {
  const started: string[] = [];
  const ends = new Map<string, (succeeded: boolean) => void>();
  const finished = runSteps(steps, (step) => {
    started.push(step.name);
    return new Promise<Outcome>((resolve) => {
      ends.set(step.name, (succeeded) => {
        const counts = { passed: Number(succeeded), failed: Number(!succeeded), skipped: 0 };
        resolve({ step, succeeded, counts });
      });
    });
  });
  const end = async (name: string, succeeded = true) => {
    await vi.waitFor(() => {
      expect(started).toContain(name);
    });
    ends.get(name)?.(succeeded);
  };
  return { started, end, finished };
}

it('runs two steps at a time, and an exclusive one alone', async () => {
  const { started, end, finished } = controlled([
    { name: 'a', command: [] },
    { name: 'b', command: [] },
    { name: 'wide', command: [], runsAlone: true },
    { name: 'c', command: [] },
  ]);
  await vi.waitFor(() => {
    expect(started).toEqual(['a', 'b']);
  });
  await end('b');
  await end('a');
  await vi.waitFor(() => {
    expect(started).toEqual(['a', 'b', 'wide']);
  });
  await end('wide', false);
  await end('c');
  expect((await finished).map(({ step }) => step.name)).toEqual(['a', 'b', 'wide', 'c']);
});

it('skips steps that depend on a failed one, and runs the rest', async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  const { started, end, finished } = controlled([
    { name: 'build', command: [] },
    { name: 'output', command: [], needs: 'build' },
    { name: 'samples', command: [] },
  ]);
  await end('build', false);
  await end('samples');
  const outcomes = await finished;
  expect(started).toEqual(['build', 'samples']);
  expect(outcomes.map(({ counts }) => counts.skipped)).toEqual([0, 1, 0]);
  expect(console.log).toHaveBeenCalledWith(expect.stringContaining('build failed'));
});
