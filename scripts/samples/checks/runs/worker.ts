/** Runs tasks in a separate process, one after the other, and sends back their results. */
import { execFile } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { format, promisify, stripVTControlCharacters } from 'node:util';
import { schemaFaults } from './schemaFaults';
import { documentedModule } from '../../documentedModule';
import { comparison } from './comparison';
import type { Core } from './Core';
import { filesBelow } from './filesBelow';
import { failure, type Fault, type Mode, type Outcome, type Task } from './task';

const ACTIONS = { development: 'dev', production: 'build' } as const satisfies Record<Mode, string>;
const MODES = ['development', 'production'] as const;
const LONGEST_SCRIPT_MS = 60_000;

const environment = { ...process.env, NO_COLOR: '1' };
let printed: string[] = [];

for (const method of ['log', 'info', 'warn', 'error'] as const) {
  console[method] = (...parts: unknown[]) => printed.push(format(...parts));
}

async function perform(task: Task): Promise<Outcome> {
  printed = [];
  if (task.action === 'compare') return compare(task);
  const before = new Set(filesBelow(task.root));
  const diagnostics = task.action === 'run' ? await runScript(task) : await runConfiguration(task);
  const { root, reads } = task;
  const contents = reads
    .filter((name) => statSync(path.join(root, name), { throwIfNoEntry: false })?.isFile())
    .map((name) => [name, readFileSync(path.join(root, name), 'utf8')] as const);
  return {
    diagnostics,
    log: stripVTControlCharacters(printed.join('\n')),
    files: filesBelow(root).filter((file) => !before.has(file)),
    contents: Object.fromEntries(contents),
  };
}

/** Sets what the CLI sets before it loads a configuration. */
function startAs(mode: Mode, root: string): void {
  process.env = { ...environment, NODE_ENV: mode };
  process.argv = [process.execPath, 'rsbuild', ACTIONS[mode]];
  process.chdir(root);
}

async function compare({ root, file, effect }: Task): Promise<Outcome> {
  const core = (await documentedModule('@rsbuild/core')) as Core;
  if (!effect) return failure('no effect to compare');
  try {
    startAs(effect.mode, root);
    return {
      ...failure(''),
      diagnostics: [],
      contents: await comparison(core, root, file, effect),
    };
  } catch (error) {
    return failure([faultOf(error, file).message, ...buildErrors()].join(' '));
  }
}

async function runConfiguration({ root, file, action }: Task): Promise<Fault[]> {
  const core = (await documentedModule('@rsbuild/core')) as Core;
  for (const mode of MODES) {
    try {
      core.logger.level = 'info';
      startAs(mode, root);
      const { content } = await core.loadConfig({ cwd: root, path: file });
      const [fault] = schemaFaults(content);
      if (fault !== undefined) return [{ message: fault, mode }];
      const rsbuild = await core.createRsbuild({ cwd: root, config: content });
      await rsbuild.initConfigs({ action: ACTIONS[mode] });
      if (action === 'build' && mode === 'production') {
        const { close } = await rsbuild.build();
        await close();
      }
    } catch (error) {
      const { message, line } = faultOf(error, file);
      return [{ message: [message, ...buildErrors()].join(' '), line, mode }];
    }
  }
  return [];
}

/** The bundler's messages: the error thrown by a build only says that there are some. */
function buildErrors(): string[] {
  const lines = stripVTControlCharacters(printed.join('\n')).split('\n');
  return lines.flatMap((line) => /× (.*\S)/.exec(line)?.[1] ?? []).slice(0, 2);
}

async function runScript({ root, file }: Task): Promise<Fault[]> {
  const loader = /\.[cm]?ts$/.test(file) ? ['--import', import.meta.resolve('tsx')] : [];
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [...loader, file], {
      cwd: root,
      env: environment,
      timeout: LONGEST_SCRIPT_MS,
    });
    printed.push(stdout, stderr);
    return [];
  } catch (error) {
    const { stderr = '', message } = error as { stderr?: string; message: string };
    const [reason = message] = stderr.split('\n').filter((line) => /error/i.test(line));
    return [{ ...faultOf(error, file), message: reason.trim() }];
  }
}

function faultOf(error: unknown, file: string): Fault {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const [text = ''] = stripVTControlCharacters(message).split('\n').filter(Boolean);
  const at = stack.split('\n').find((entry) => entry.includes(file));
  const [, line] = /:(\d+):\d+\)?$/.exec(at ?? '') ?? [];
  return { message: text, line: line === undefined ? undefined : Number(line) };
}

process.on('message', (task: Task) => {
  void perform(task).then((outcome) => process.send?.(outcome));
});
