import { once } from 'node:events';
import { connect } from 'node:net';
import { delimiter, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startGroup, type ProcessGroup } from '../../scripts/processes/processGroup';

const BIN = join(import.meta.dirname, '../node_modules/.bin');
const POLL_MS = 10;
const WATCH_MS = 200;
const START_LIMIT_MS = 120_000;
/** Number of characters shown of a failed command's output. */
const OUTPUT_KEPT = 4000;

export interface Command {
  /** Folder of the command; by default that of the compared build tools. */
  bin?: string;
  command: string;
  args: string[];
  cwd: string;
  env?: Record<string, string>;
}

const start = ({ bin = BIN, command, args, cwd, env }: Command): ProcessGroup =>
  startGroup(join(bin, command), args, {
    cwd,
    env: {
      ...process.env,
      NO_COLOR: '1',
      CI: '1',
      // If a folder of packages contains a Node.js version, its commands run on that.
      PATH: [bin, process.env.PATH].join(delimiter),
      ...env,
    },
    outputKept: OUTPUT_KEPT,
  });

/**
 * Runs a command until it exits.
 * @param whileRunning is called repeatedly with the process group.
 * @returns wall time in seconds. @throws with its output if it fails.
 */
export async function timeCommand(
  command: Command,
  whileRunning?: (group: number) => void,
): Promise<number> {
  const from = performance.now();
  const { child, output } = start(command);
  const watch = setInterval(() => whileRunning?.(child.pid ?? 0), WATCH_MS);
  const [code] = (await once(child, 'exit')) as [number | null];
  clearInterval(watch);
  const seconds = (performance.now() - from) / 1000;
  if (code !== 0) {
    throw new Error(
      `${command.command} ${command.args.join(' ')} ended with ${code}:\n${output()}`,
    );
  }
  return seconds;
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/**
 * Starts a server and calls `use` once its port responds.
 * @param use receives the start time, in milliseconds since the epoch.
 */
export async function withServer<T>(
  command: Command,
  port: number,
  use: (startedAt: number) => Promise<T>,
): Promise<T> {
  if (await isListening(port)) throw new Error(`Port ${port} is taken: end what listens there.`);
  const startedAt = performance.timeOrigin + performance.now();
  const { child, output, end } = start(command);
  const exited = once(child, 'exit');
  try {
    while (!(await isListening(port))) {
      const isLate = performance.timeOrigin + performance.now() - startedAt > START_LIMIT_MS;
      if (child.exitCode !== null || isLate) {
        throw new Error(`${command.command} ${command.args.join(' ')} did not serve:\n${output()}`);
      }
      await delay(POLL_MS);
    }
    return await use(startedAt);
  } catch (error) {
    throw new Error(`${command.command}:\n${output()}`, { cause: error });
  } finally {
    end();
    await exited;
  }
}
