/** Gives each claim its own environment variables and log. */
import { stripVTControlCharacters } from 'node:util';

const METHODS = ['log', 'info', 'warn', 'error'] as const;
const originalConsole = { ...console };

let environment: NodeJS.ProcessEnv = {};
let printed: string[] = [];
let queue: Promise<unknown> = Promise.resolve();

/** Before each claim. */
export function startClaim(): void {
  environment = { ...process.env, NO_COLOR: '1' };
  printed = [];
  for (const method of METHODS) {
    console[method] = (...parts: unknown[]) => printed.push(parts.map(String).join(' '));
  }
}

/** After each claim. */
export function endClaim(): void {
  process.env = environment;
  Object.assign(console, originalConsole);
}

/** Everything printed since a helper started and before the next one did, without colors. */
export type Log = () => string;

/**
 * Runs a step of the documented package with its own environment variables, one step at a time: Rsbuild reads
 * `process.env` while it runs. The variables stay set until the next step or the end of the test.
 */
export async function isolated<Result>(
  variables: Readonly<Record<string, string | undefined>>,
  run: (log: Log) => Promise<Result>,
): Promise<Result> {
  const step = queue.then(() => {
    process.env = { ...environment };
    for (const [name, value] of Object.entries(variables)) {
      // Node.js stores `undefined` as the text 'undefined'.
      if (value === undefined) Reflect.deleteProperty(process.env, name);
      else process.env[name] = value;
    }
    const own: string[] = [];
    printed = own;
    return run(() => stripVTControlCharacters(own.join('\n')));
  });
  queue = step.catch(() => undefined);
  return step;
}
