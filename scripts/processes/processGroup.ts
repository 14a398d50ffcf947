import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';

/** A running process. */
export interface ProcessGroup {
  readonly child: ChildProcess;
  /** The last part of its output, from both streams. */
  readonly output: () => string;
  /** Ends the process and its children; no effect if it has ended. */
  readonly end: () => void;
}

interface GroupOptions extends Pick<SpawnOptions, 'cwd' | 'env' | 'shell'> {
  /** Number of characters of output to keep. */
  outputKept: number;
}

/** Starts a program in a separate process group, so that its children end with it. */
export function startGroup(
  command: string,
  args: readonly string[],
  { outputKept, ...options }: GroupOptions,
): ProcessGroup {
  const child = spawn(command, args, {
    ...options,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let text = '';
  const keep = (chunk: Buffer) => {
    text = (text + chunk.toString()).slice(-outputKept);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  return {
    child,
    output: () => text,
    end: () => {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
    },
  };
}
