import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { UserConfig } from '@rspress/core';
import { PluginDriver } from '@rspress/core/dist/node/PluginDriver.js';
import { RouteService } from '@rspress/core/dist/node/route/RouteService.js';
import type { ThreadData } from '../threads/startThread';
import type { CompileAnswer, CompileTask, WorkerSetting } from './compileTask';
import { compilePage, type Engine } from './compilePage';

/** Takes the steps by which the engine prepares its own compilation. */
async function prepare({ configFile, root }: WorkerSetting): Promise<Engine> {
  const module = (await import(pathToFileURL(configFile).href)) as { default: UserConfig };
  const pluginDriver = await PluginDriver.create({ ...module.default, root }, true);
  const config = await pluginDriver.modifyConfig();
  const externalPages = await pluginDriver.addPages();
  const routeService = await RouteService.create({ config, scanDir: root, externalPages });
  await pluginDriver.routeGenerated(routeService.getRoutes());
  return { config, docDirectory: root, pluginDriver, routeService };
}

// Where this fails, the thread ends, and the pages are left to the bundler's own.
const { setting } = workerData as ThreadData<WorkerSetting>;
const engine = await prepare(setting);

async function answer(task: CompileTask): Promise<CompileAnswer> {
  try {
    return { file: task.file, page: await compilePage(task, engine) };
  } catch (error) {
    const { name, message } = error as Error;
    return { file: task.file, error: { name, message } };
  }
}

parentPort?.on('message', (task: CompileTask) => {
  void answer(task).then((found) => parentPort?.postMessage(found));
});
