/** Runs configurations in a process of their own; answers each task with the faults found. */
import { stripVTControlCharacters } from 'node:util';
import { documentedModule } from '../../documentedModule';
import type { Fault, Mode, Task } from './task';

/** The part of `@rsbuild/core` that configurations are run with. */
interface Core {
  loadConfig(options: { cwd: string; path: string }): Promise<{ content: object }>;
  createRsbuild(options: { cwd: string; config: object }): Promise<{
    initConfigs(options: { action: 'dev' | 'build' }): Promise<unknown[]>;
    build(): Promise<{ close: () => Promise<void> }>;
  }>;
  logger: { level: string };
}

const ACTIONS = { development: 'dev', production: 'build' } as const satisfies Record<Mode, string>;
const environment = { ...process.env };

async function run({ root, file, isBuild }: Task): Promise<Fault[]> {
  const core = (await documentedModule('@rsbuild/core')) as Core;
  core.logger.level = 'silent';
  for (const mode of ['development', 'production'] as const) {
    try {
      // As the CLI sets them before it loads a configuration.
      process.env = { ...environment, NODE_ENV: mode };
      process.argv = [process.execPath, 'rsbuild', ACTIONS[mode]];
      process.chdir(root);
      const { content } = await core.loadConfig({ cwd: root, path: file });
      const rsbuild = await core.createRsbuild({ cwd: root, config: content });
      await rsbuild.initConfigs({ action: ACTIONS[mode] });
      if (isBuild && mode === 'production') {
        const { close } = await rsbuild.build();
        await close();
      }
    } catch (error) {
      return [faultOf(error, file, mode)];
    }
  }
  return [];
}

function faultOf(error: unknown, file: string, mode: Mode): Fault {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const [text = ''] = stripVTControlCharacters(message).split('\n').filter(Boolean);
  const at = stack.split('\n').find((entry) => entry.includes(file));
  const [, line] = /:(\d+):\d+\)?$/.exec(at ?? '') ?? [];
  return { message: text, line: line === undefined ? undefined : Number(line), mode };
}

process.on('message', (task: Task) => {
  void run(task).then((faults) => process.send?.(faults));
});
