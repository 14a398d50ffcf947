import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import sirv from 'sirv';
import { EDITED_LEAF, writeApplication } from './application';
import type { Contender } from './contenders';
import { openPage, settle, timeUpdate } from './page';
import { timeCommand, withServer, type Command } from './processes';

const SETUPS = join(import.meta.dirname, '../setups');
const WORK = join(import.meta.dirname, '../.work');
const PORT = 4610;

/** All files that a tool leaves in its folder. */
const LEFT_BEHIND = ['dist', 'node_modules', '.parcel-cache', '.cache'];

/** A figure of a tool, in seconds. */
export type Metric = 'devStart' | 'hotUpdate' | 'build' | 'cachedBuild';

const folderOf = ({ id }: Contender): string => join(WORK, id);

/** Writes the tool's copy of the application. @returns the number of components. */
export async function prepare(contender: Contender, components: number): Promise<number> {
  const folder = folderOf(contender);
  const total = await writeApplication(folder, components, contender.hasHtmlEntry);
  await cp(join(SETUPS, contender.id), folder, { recursive: true });
  return total;
}

async function makeCold(folder: string): Promise<void> {
  await Promise.all(
    LEFT_BEHIND.map((name) => rm(join(folder, name), { recursive: true, force: true })),
  );
}

async function editLeaf(folder: string, from: string, to: string): Promise<void> {
  const file = join(folder, EDITED_LEAF.file);
  const text = await readFile(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not hold '${from}'.`);
  // Renamed into place, as editors do: a watcher must not read an incomplete file.
  const draft = join(folder, 'draft');
  await writeFile(draft, text.replace(from, to));
  await rename(draft, file);
}

/** From the start of the server to the page in the browser, and from an edit to the updated page. */
async function measureDev(
  contender: Contender,
  browser: Browser,
  components: number,
): Promise<Partial<Record<Metric, number>>> {
  const folder = folderOf(contender);
  const command: Command = {
    command: contender.command,
    args: contender.dev(PORT),
    cwd: folder,
    env: { NODE_ENV: 'development' },
  };
  const { before } = EDITED_LEAF;
  const [first, second] = ['revision 1', 'revision 2'];
  try {
    return await withServer(command, PORT, async (startedAt) => {
      const { page, shownAt } = await openPage(browser, `http://127.0.0.1:${PORT}/`, components);
      await settle(page);
      // The first update includes one-time setup; users notice the following ones.
      await timeUpdate(page, first, () => editLeaf(folder, before, first));
      await settle(page);
      const hotUpdate = await timeUpdate(page, second, () => editLeaf(folder, first, second));
      await page.close();
      return { devStart: (shownAt - startedAt) / 1000, hotUpdate };
    });
  } finally {
    const text = await readFile(join(folder, EDITED_LEAF.file), 'utf8');
    await writeFile(join(folder, EDITED_LEAF.file), text.replace(/revision \d/, before));
  }
}

/** Opens a build. @throws if it does not render the whole application. */
async function proveBuild(
  contender: Contender,
  browser: Browser,
  components: number,
): Promise<void> {
  const serve = sirv(join(folderOf(contender), 'dist'), { dev: true });
  const server = createServer((request, response) => {
    serve(request, response, () => {
      response.writeHead(404).end();
    });
  });
  await new Promise<void>((listening) => server.listen(PORT, '127.0.0.1', listening));
  try {
    const { page } = await openPage(browser, `http://127.0.0.1:${PORT}/`, components);
    await page.close();
  } finally {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  }
}

/** One measurement of a tool: everything cold, then a build with its cache and one component edited. */
export async function measureTurn(
  contender: Contender,
  browser: Browser,
  components: number,
): Promise<Partial<Record<Metric, number>>> {
  const folder = folderOf(contender);
  const build = (env: Record<string, string>) =>
    timeCommand({
      command: contender.command,
      args: contender.build,
      cwd: folder,
      env: { NODE_ENV: 'production', ...env },
    });

  await makeCold(folder);
  const dev = await measureDev(contender, browser, components);
  await makeCold(folder);
  const figures = { ...dev, build: await build({}) };
  await proveBuild(contender, browser, components);
  if (!contender.hasBuildCache) return figures;

  await makeCold(folder);
  await build({ BENCHMARK_CACHE: '1' });
  await editLeaf(folder, EDITED_LEAF.before, 'revision 3');
  const cachedBuild = await build({ BENCHMARK_CACHE: '1' });
  await editLeaf(folder, 'revision 3', EDITED_LEAF.before);
  return { ...figures, cachedBuild };
}
