import { cpSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Browser } from 'playwright';
import { succeed } from './commands';
import type { Walk } from './guides';
import { lookAtBuild } from './look';
import { nameOf, perform, Skipped, type Reader } from './perform';
import { planOf, type Leg, type Task } from './plan';
import { guideOf, versionsOfRecord } from './sources';

const FIXTURES = path.join(import.meta.dirname, '../fixtures/migrations');

/** The result of one step. */
export interface Outcome {
  readonly place: string;
  /** The command, the file or the sentence. */
  readonly what: string;
  readonly state: 'ok' | 'skipped' | 'failed';
  readonly seconds: number;
  /** What was seen, why it was skipped, or what went wrong. */
  readonly detail: string;
}

/**
 * Performs the steps of a walk in an empty folder, or in one that contains the starting application, until one fails.
 * The folder is outside the project: inside, Node would find the project's packages instead of those a page forgot.
 */
export async function follow(
  walk: Walk,
  browser: Browser,
  tell: (outcome: Outcome) => void,
): Promise<readonly Outcome[]> {
  const home = realpathSync(mkdtempSync(path.join(tmpdir(), 'guide-')));
  const reader: Reader = { walk, browser, versions: versionsOfRecord(), folder: home };
  const outcomes: Outcome[] = [];
  const take = async (place: string, what: string, act: () => Promise<string>) => {
    const outcome = await attempt(place, what, act);
    outcomes.push(outcome);
    tell(outcome);
    return outcome.state !== 'failed';
  };
  const isDone = await walkThrough(reader, take);
  if (isDone) rmSync(home, { recursive: true, force: true });
  else console.log(`    left as it is: ${reader.folder}`);
  return outcomes;
}

type Take = (place: string, what: string, act: () => Promise<string>) => Promise<boolean>;

async function walkThrough(reader: Reader, take: Take): Promise<boolean> {
  const { walk } = reader;
  const { start } = walk;
  let tasks: readonly Task[] = [];
  const isPlanned = await take(`docs/en/${walk.page}.mdx`, 'read the steps', () => {
    tasks = planOf(walk.route.map(legOf), walk.remarks ?? []);
    return Promise.resolve(`${tasks.length} steps`);
  });
  if (!isPlanned) return false;
  if (start) {
    const place = `tests/fixtures/migrations/${start.folder}`;
    if (!(await take(place, start.build, () => buildBefore(reader, start)))) return false;
  }
  for (const task of tasks) {
    const place = `${task.guide.file}:${task.line}`;
    if (!(await take(place, nameOf(task.does), () => perform(reader, task)))) return false;
  }
  const dir = path.join(reader.folder, walk.output ?? 'dist');
  return take(walk.output ?? 'dist', 'open in Chromium', () =>
    lookAtBuild(reader.browser, dir, walk.base ?? '/', walk.shows),
  );
}

function legOf(section: Walk['route'][number]): Leg {
  const { at, ...rest } = typeof section === 'string' ? { at: section } : section;
  const [page = '', id = ''] = at.split('#');
  return { guide: guideOf(page), id, ...rest };
}

/** Builds the application with the old tool, and checks that it shows what it must also show afterward. */
async function buildBefore(
  { folder, browser, walk }: Reader,
  { folder: application, build, output, page }: NonNullable<Walk['start']>,
): Promise<string> {
  cpSync(path.join(FIXTURES, application), folder, { recursive: true });
  await succeed('npm install', folder);
  await succeed(build, folder);
  const dir = path.join(folder, output);
  const seen = await lookAtBuild(browser, dir, walk.base ?? '/', walk.shows, page);
  rmSync(dir, { recursive: true });
  return seen;
}

async function attempt(place: string, what: string, act: () => Promise<string>): Promise<Outcome> {
  const from = performance.now();
  const ended = (state: Outcome['state'], detail: string): Outcome => {
    return { place, what, state, seconds: (performance.now() - from) / 1000, detail };
  };
  try {
    return ended('ok', await act());
  } catch (error) {
    const { message } = error as Error;
    const text = stripVTControlCharacters(message);
    return ended(error instanceof Skipped ? 'skipped' : 'failed', text);
  }
}
