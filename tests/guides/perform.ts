import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright';
import { applyDiff } from './applyDiff';
import { isServer, lastLines, run, serve, succeed } from './commands';
import { pinned } from './pinned';
import { generate } from './generator';
import type { Walk } from './guides';
import { look, type Shows } from './look';
import type { Remark, Task } from './plan';
import type { Guide, Step } from './readGuide';
import { guideOf } from './sources';

/** The state of a walk. */
export interface Reader {
  readonly walk: Walk;
  readonly browser: Browser;
  readonly versions: Readonly<Record<string, string>>;
  /** The working directory of commands; changes when the page says to enter a folder. */
  folder: string;
}

/** Thrown by a skipped step, with the reason. */
export class Skipped extends Error {}

/** The step in a few words. */
export function nameOf(does: Step | Remark): string {
  if ('says' in does) return `“${does.says}”`;
  if (does.kind === 'command') return does.command;
  return `${does.kind === 'file' ? 'write' : 'change'} ${does.path ?? 'a file'}`;
}

/**
 * Performs one step.
 * @returns a remark. @throws with what went wrong
 */
export async function perform(reader: Reader, { does, guide, shows }: Task): Promise<string> {
  if ('says' in does) return heed(reader, does, guide);
  if (does.kind === 'command') return command(reader, does.command, shows);
  if (does.path === undefined) {
    throw new Error('the diff does not name its file: write ```diff title="package.json"');
  }
  const file = path.join(reader.folder, does.path);
  if (does.kind === 'file') write(file, does.code);
  else writeFileSync(file, applyDiff(does.path, readFileSync(file, 'utf8'), does.diff));
  return '';
}

function write(file: string, code: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${code}\n`);
}

async function heed(reader: Reader, remark: Remark, guide: Guide): Promise<string> {
  if ('skip' in remark) throw new Skipped(remark.skip);
  if ('enter' in remark) {
    reader.folder = path.join(reader.folder, remark.enter);
    return `in ${remark.enter}`;
  }
  if ('remove' in remark) {
    rmSync(path.join(reader.folder, remark.remove));
    return `${remark.remove} removed`;
  }
  if ('read' in remark) return `on to ${remark.read.map((id) => `#${id}`).join(', ')}`;
  if ('run' in remark) return expectRun(remark.run, reader.folder, remark.fails);
  const step = guide.passages
    .flatMap(({ steps }) => steps)
    .find((candidate) => candidate.kind === 'file' && candidate.path === remark.write);
  if (step?.kind !== 'file') throw new Error(`the page shows no ${remark.write}`);
  write(path.join(reader.folder, step.path), step.code);
  return `${remark.write} as on line ${step.line}`;
}

async function command(reader: Reader, text: string, shows?: Shows): Promise<string> {
  const { folder, browser, walk, versions } = reader;
  if (isServer(text)) return serve(text, folder, (url) => look(browser, url, shows ?? walk.shows));
  const generated = await generate(text, folder, guideOf('guide/start/quick-start'), versions);
  if (generated !== undefined) return generated;
  const exact = pinned(text, versions);
  await succeed(exact, folder);
  return exact === text ? '' : exact;
}

async function expectRun(text: string, folder: string, fails?: string): Promise<string> {
  if (fails === undefined) {
    await succeed(text, folder);
    return '';
  }
  const { code, output } = await run(text, folder);
  if (code !== 0 && output.includes(fails)) return `failed, as it should, with “${fails}”`;
  throw new Error(`it should fail with “${fails}”, and ended with ${code}:\n${lastLines(output)}`);
}
