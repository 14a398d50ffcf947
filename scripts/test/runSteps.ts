import type { Counts } from './counts';
import type { Step } from './steps';

export interface Outcome {
  step: Step;
  succeeded: boolean;
  counts: Counts;
}

/** Number of parallel steps: each keeps one core busy. */
const SIDE_BY_SIDE = 2;

const SKIPPED: Counts = { passed: 0, failed: 0, skipped: 1 };

/**
 * Starts the steps in order, two at a time if both allow it, each until it exits regardless of the others. A step
 * whose `needs` failed is skipped.
 * @param run performs one step; `isAlone` means that its output can be shown immediately
 */
export async function runSteps(
  steps: readonly Step[],
  run: (step: Step, isAlone: boolean) => Promise<Outcome>,
): Promise<Outcome[]> {
  const outcomes = new Map<string, Outcome>();
  const running = new Map<string, Promise<void>>();
  const untilAtMost = async (count: number) => {
    while (running.size > count) await Promise.race(running.values());
  };

  for (const step of steps) {
    const { name, needs, runsAlone = false } = step;
    await untilAtMost(runsAlone ? 0 : SIDE_BY_SIDE - 1);
    if (needs !== undefined) await running.get(needs);
    if (needs !== undefined && outcomes.get(needs)?.succeeded === false) {
      console.log(`\n── ${name}: skipped, because ${needs} failed`);
      outcomes.set(name, { step, succeeded: false, counts: SKIPPED });
      continue;
    }
    const finished = run(step, runsAlone).then((outcome) => {
      outcomes.set(name, outcome);
      running.delete(name);
    });
    running.set(name, finished);
    if (runsAlone) await finished;
  }
  await untilAtMost(0);
  return steps.flatMap(({ name }) => outcomes.get(name) ?? []);
}
