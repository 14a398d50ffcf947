import type { Weight } from './weigh';

/** A budget this far above the current value would hide growth; as a share of the current value. */
const SLACK = 0.05;

/** Problems of a weight compared with its budget, one line each; empty if it is within. */
export function verdict(what: string, weight: Weight, budget: Weight): string[] {
  return (['gzip', 'brotli'] as const).flatMap((coding) => {
    const [reached, allowed] = [weight[coding], budget[coding]];
    if (reached > allowed) {
      return [
        `${what} weighs ${reached} bytes with ${coding}, ${reached - allowed} more than its budget: make it lighter, or say in the commit why it is worth more`,
      ];
    }
    if (allowed > reached * (1 + SLACK)) {
      return [
        `${what} weighs ${reached} bytes with ${coding}, and its budget is ${allowed}: lower it to ${Math.round(reached * (1 + SLACK / 2))}, so that what was won stays`,
      ];
    }
    return [];
  });
}
