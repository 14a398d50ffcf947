import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** An install of an old tool on a slow line takes minutes. */
const COMMAND_LIMIT_MS = 10 * 60_000;
const SERVER_LIMIT_MS = 60_000;
const POLL_MS = 50;
/** How much of a command's output is kept, in characters. */
const OUTPUT_KEPT = 20_000;
/** How many lines of a failed command's output are shown. */
const LINES_SHOWN = 30;

/** What an `npm run` around this program leaves behind, or what makes tools behave otherwise than on a desk. */
const NOT_THE_READERS =
  /^(?:npm_(?:package|lifecycle|config_local_prefix|command|execpath)|CI$|NODE_ENV$|INIT_CWD$)/;

/**
 * The environment of a reader's shell: without the programs and settings of this project, which would stand in for
 * packages that a page forgot. npm takes from its cache what it can, and asks nothing.
 */
export function readerEnvironment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const own = Object.entries(env).filter(([name]) => !NOT_THE_READERS.test(name));
  const folders = (env.PATH ?? '').split(path.delimiter);
  return {
    ...Object.fromEntries(own),
    PATH: folders.filter((folder) => !folder.includes('node_modules')).join(path.delimiter),
    NO_COLOR: '1',
    BROWSER: 'none',
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_prefer_offline: 'true',
    npm_config_update_notifier: 'false',
    npm_config_yes: 'true',
  };
}

/**
 * `npm add -D @rsbuild/core@1` with the exact versions of record.
 * @throws where a package has none, or one that the page's range excludes
 */
export function pinned(command: string, versions: Readonly<Record<string, string>>): string {
  if (!/^npm (?:add|install|i) \S/.test(command)) return command;
  return command
    .split(' ')
    .map((word, index) =>
      index < 2 || word.startsWith('-') ? word : pinnedPackage(word, versions),
    )
    .join(' ');
}

function pinnedPackage(word: string, versions: Readonly<Record<string, string>>): string {
  const [, name = word, range] = /^(@?[^@]+)(?:@(.+))?$/.exec(word) ?? [];
  const version = versions[name];
  if (version === undefined) {
    throw new Error(`${name} has no version of record: npm i -E ${word} in scripts/documented`);
  }
  if (range !== undefined && !`${version}.`.startsWith(`${range}.`)) {
    throw new Error(`${word} excludes ${version}, the version of record in scripts/documented`);
  }
  return `${name}@${version}`;
}

/** Whether the command goes on until it is stopped. */
export const isServer = (command: string): boolean =>
  /^(?:npm run (?:dev|preview|serve|start)|npx rsbuild (?:dev|preview))\b/.test(command);

interface Running {
  readonly child: ChildProcess;
  output: () => string;
}

function start(command: string, cwd: string): Running {
  // A group of its own, so that a server's helpers end with it.
  const child = spawn(command, {
    cwd,
    env: readerEnvironment(process.env),
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let text = '';
  const keep = (chunk: Buffer) => {
    text = (text + chunk.toString()).slice(-OUTPUT_KEPT);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  return { child, output: () => text };
}

function end({ child }: Running): void {
  if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
}

export interface Ended {
  /** `null` where it took too long. */
  readonly code: number | null;
  readonly output: string;
}

/** Runs a command to its end. */
export async function run(command: string, cwd: string): Promise<Ended> {
  const running = start(command, cwd);
  const limit = setTimeout(() => end(running), COMMAND_LIMIT_MS);
  const [code] = (await once(running.child, 'close')) as [number | null];
  clearTimeout(limit);
  return { code, output: running.output() };
}

/**
 * Runs a command that is to end well.
 * @throws with the last lines of its output where it does not
 */
export async function succeed(command: string, cwd: string): Promise<void> {
  const { code, output } = await run(command, cwd);
  if (code !== 0) throw new Error(`${command} ended with ${code}:\n${lastLines(output)}`);
}

export const lastLines = (output: string): string =>
  output.trimEnd().split('\n').slice(-LINES_SHOWN).join('\n');

/**
 * Starts a server, and ends it once `use` is done with the address that it printed.
 * @throws where it prints none
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
    end(running);
    await closed;
  }
}

/** Waits until the server answers: Rsbuild prints its address a moment before it listens. */
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

function printedAddress({ child, output }: Running): Promise<string> {
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
