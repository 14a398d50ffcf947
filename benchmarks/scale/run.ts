/**
 * How the first load and the build grow with the site: builds two sites of generated pages, one small, one large.
 *
 *   npm run benchmark:scale -- [--pages 3720]
 */
import '../../scripts/help.mjs';
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { site } from '@config/site';
import { weigh } from '../../scripts/weight/weigh';
import { generateDocs } from './generate';

const ROOT = join(import.meta.dirname, '../..');
const WORK = join(import.meta.dirname, '../.work/scale');
/** Enough for what every site contains; the rest comes from the pages. */
const SMALL = 120;
/** Memory limit of a build, in megabytes. */
const HEAP_LIMIT = 4096;
/** Bytes with gzip that each page may add to the first load. */
const BYTES_PER_PAGE = 60;
const POLL_MS = 250;

const { values: options } = parseArgs({ options: { pages: { type: 'string', default: '3720' } } });

/** Peak memory of a running process in megabytes, as recorded by the kernel. */
function peakMemory(pid: number): number {
  try {
    const [, kilobytes = '0'] =
      /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) / 1024;
  } catch {
    return 0;
  }
}

async function build(pages: number) {
  await generateDocs(join(WORK, 'docs'), pages);
  const begun = performance.now();
  const child = spawn(
    process.execPath,
    [
      `--max-old-space-size=${HEAP_LIMIT}`,
      join(ROOT, 'node_modules/@rspress/core/bin/rspress.js'),
      'build',
      '-c',
      'benchmarks/scale/rspress.config.ts',
    ],
    {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, RSPRESS_PERSISTENT_CACHE: 'false' },
    },
  );
  const exit = new Promise<number | null>((resolve) => child.once('close', resolve));
  let peak = 0;
  while (child.exitCode === null && child.signalCode === null) {
    peak = Math.max(peak, peakMemory(child.pid ?? 0));
    await Promise.race([exit, delay(POLL_MS)]);
  }
  if ((await exit) !== 0) throw new Error(`The build of ${pages} pages failed.`);
  const seconds = (performance.now() - begun) / 1000;
  const dist = join(WORK, 'dist');
  const written = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  );
  const { script } = weigh(dist, written, site.base);
  return { pages: written.length, seconds, peak, script: script.weight.gzip };
}

const small = await build(SMALL);
const large = await build(Number(options.pages));
const perPage = (large.script - small.script) / (large.pages - small.pages);
console.table(
  Object.fromEntries(
    [small, large].map(({ pages, seconds, peak, script }) => [
      `${pages} pages`,
      {
        'build, s': Math.round(seconds),
        'peak memory of the main process, MB': Math.round(peak),
        'first-load script, gzip bytes': script,
      },
    ]),
  ),
);
console.log(
  `Each page adds ${perPage.toFixed(1)} bytes to the first load; at most ${BYTES_PER_PAGE}.`,
);
if (perPage > BYTES_PER_PAGE) process.exitCode = 1;
