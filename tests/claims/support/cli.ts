import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { onTestFinished } from 'vitest';
import { DOCUMENTED } from '../../../scripts/samples/paths';
import { textReader, type Built } from './built';
import { filesBelow, writeProject, type Files } from './project';

const BIN = path.join(DOCUMENTED, 'node_modules/@rsbuild/core/bin/rsbuild.js');

/** What a run of the command did. */
export interface CommandRun {
  /** The project root. */
  readonly root: string;
  /** The exit code; `undefined` where `until` stopped the command. */
  readonly code: number | undefined;
  /** Standard output and standard error, without colors. */
  readonly output: string;
  /** All files of the project after the run. */
  readonly files: readonly string[];
  readonly text: Built['text'];
}

interface CommandOptions {
  /** Stops a command that keeps running, such as `rsbuild dev`, once its output matches. */
  readonly until?: RegExp;
  /** Environment variables; `undefined` removes one. */
  readonly env?: Readonly<Record<string, string | undefined>>;
}

/** Runs `rsbuild` with arguments in a project: `await cli(['build', '--mode', 'none'], { 'src/index.js': '' })`. */
export async function cli(
  args: readonly string[],
  files: Files = {},
  { until, env = {} }: CommandOptions = {},
): Promise<CommandRun> {
  const root = writeProject(files);
  const child = spawn(process.execPath, [BIN, ...args], {
    cwd: root,
    env: { ...process.env, NODE_ENV: undefined, NO_COLOR: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += stripVTControlCharacters(text);
      if (until?.test(output)) child.kill();
    });
  }
  const [code] = (await once(child, 'close')) as [number];
  const written = filesBelow(root);
  return {
    root,
    code: child.killed ? undefined : code,
    output,
    files: written,
    text: textReader(root, written),
  };
}
