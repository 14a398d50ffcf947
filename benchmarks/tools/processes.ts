import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startGroup, type ProcessGroup } from '../../scripts/processes/processGroup';

const BIN = join(import.meta.dirname, '../node_modules/.bin');
const POLL_MS = 10;
const START_LIMIT_MS = 120_000;
/** How much of a failed command's output is shown, in characters. */
const OUTPUT_KEPT = 4000;

export interface Command {
  command: string;
  args: string[];
  cwd: string;
  env?: Record<string, string>;
}

const start = ({ command, args, cwd, env }: Command): ProcessGroup =>
  startGroup(join(BIN, command), args, {
    cwd,
    env: { ...process.env, NO_COLOR: '1', CI: '1', ...env },
    outputKept: OUTPUT_KEPT,
  });

/** Runs a command to its end. @returns wall time in seconds. @throws with its output where it fails. */
export async function timeCommand(command: Command): Promise<number> {
  const from = performance.now();
  const { child, output } = start(command);
  const [code] = (await once(child, 'exit')) as [number | null];
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
 * Starts a server and hands over once its port answers.
 * @param use gets the moment of the start, in milliseconds since the epoch.
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
