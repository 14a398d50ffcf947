import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';

/** A program at work. */
export interface ProcessGroup {
  readonly child: ChildProcess;
  /** The end of what it has printed, to either stream. */
  readonly output: () => string;
  /** Ends it and whatever it has started; nothing where it has ended. */
  readonly end: () => void;
}

interface GroupOptions extends Pick<SpawnOptions, 'cwd' | 'env' | 'shell'> {
  /** How much of its output is kept, in characters. */
  outputKept: number;
}

/** Starts a program in a process group of its own, so that a server's helpers end with it. */
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
