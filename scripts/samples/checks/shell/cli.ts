import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { DOCUMENTED } from '../../paths';

const BIN = path.join(DOCUMENTED, 'node_modules/@rsbuild/core/bin/rsbuild.js');

/** Flags of a command from its help: whether each takes a value. */
export type Flags = ReadonlyMap<string, { readonly takesValue: boolean }>;

/** Commands of the `rsbuild` CLI by name; `dev` is also the default. */
export type Cli = ReadonlyMap<string, Flags>;

let known: Promise<Cli> | undefined;

/** Reads the help of the documented CLI once. */
export function readCli(): Promise<Cli> {
  known ??= askCli();
  return known;
}

async function askCli(): Promise<Cli> {
  const commands = namesOf(await help());
  const entries = await Promise.all(
    commands.map(async (command) => [command, flagsOf(await help(command))] as const),
  );
  return new Map(entries);
}

async function help(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [BIN, ...args, '--help'], {
    env: { ...process.env, NO_COLOR: '1' },
  });
  return stdout;
}

/** Each line under `Commands:` starts with a name. */
function namesOf(text: string): string[] {
  const [, list = ''] = /^Commands:\n((?: .*\n)+)/m.exec(text) ?? [];
  return list.split('\n').flatMap((line) => /^ {2}([a-z]\w*) /.exec(line)?.[1] ?? []);
}

function flagsOf(text: string): Flags {
  const lines = text.split('\n').filter((line) => /^ {2}-/.test(line));
  return new Map(
    lines.flatMap((line) => {
      const [spelling = ''] = line.trim().split(/ {2,}/);
      const takesValue = /[<[]/.test(spelling);
      return [...spelling.matchAll(/(?<=^|\s)-{1,2}[\w-]+/g)].map(
        ([flag]) => [flag, { takesValue }] as const,
      );
    }),
  );
}
