import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { startGroup, type ProcessGroup } from '../../scripts/processes/processGroup';
import { readerEnvironment } from './readerEnvironment';

/** Installing an old tool on a slow connection takes minutes. */
const COMMAND_LIMIT_MS = 10 * 60_000;
const SERVER_LIMIT_MS = 60_000;
const POLL_MS = 50;
/** How much of a command's output is kept, in characters. */
const OUTPUT_KEPT = 20_000;
/** How many lines of a failed command's output are shown. */
const LINES_SHOWN = 30;

/** Whether the command runs until it is stopped. */
export const isServer = (command: string): boolean =>
  /^(?:npm run (?:dev|preview|serve|start)|npx rsbuild (?:dev|preview))\b/.test(command);

const start = (command: string, cwd: string): ProcessGroup =>
  startGroup(command, [], {
    cwd,
    env: readerEnvironment(process.env),
    shell: true,
    outputKept: OUTPUT_KEPT,
  });

interface Ended {
  /** `null` if it timed out. */
  readonly code: number | null;
  readonly output: string;
}

/** Runs a command until it exits. */
export async function run(command: string, cwd: string): Promise<Ended> {
  const running = start(command, cwd);
  const limit = setTimeout(running.end, COMMAND_LIMIT_MS);
  const [code] = (await once(running.child, 'close')) as [number | null];
  clearTimeout(limit);
  return { code, output: running.output() };
}

/**
 * Runs a command that should succeed.
 * @throws with the last lines of its output if it fails
 */
export async function succeed(command: string, cwd: string): Promise<void> {
  const { code, output } = await run(command, cwd);
  if (code !== 0) throw new Error(`${command} ended with ${code}:\n${lastLines(output)}`);
}

export const lastLines = (output: string): string =>
  output.trimEnd().split('\n').slice(-LINES_SHOWN).join('\n');

/**
 * Starts a server, and stops it once `use` is done with the printed URL.
 * @throws if it prints none
 */
export async function serve<T>(
  command: string,
  cwd: string,
  use: (url: string) => Promise<T>,
): Promise<T> {
  const running = start(command, cwd);
  const closed = once(running.child, 'close');
  try {
    const url = await printedAddress(running);
    await answers(url);
    return await use(url);
  } catch (error) {
    throw new Error(
      `${(error as Error).message}\nthe server says:\n${lastLines(running.output())}`,
      {
        cause: error,
      },
    );
  } finally {
    running.end();
    await closed;
  }
}

/** Waits until the server responds: Rsbuild prints its URL a moment before it listens. */
async function answers(url: string): Promise<void> {
  const from = performance.now();
  for (;;) {
    const isThere = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    if (performance.now() - from > SERVER_LIMIT_MS) throw new Error(`nothing answers at ${url}`);
    await delay(POLL_MS);
  }
}

function printedAddress({ child, output }: ProcessGroup): Promise<string> {
  return new Promise((resolve, reject) => {
    const refuse = () => reject(new Error('no address was printed'));
    const limit = setTimeout(refuse, SERVER_LIMIT_MS);
    child.once('close', refuse);
    child.stdout?.on('data', () => {
      const [, url] = /Local:\s+(http:\S+)/.exec(output()) ?? [];
      if (url === undefined) return;
      clearTimeout(limit);
      resolve(url);
    });
  });
}
