/**
 * Compares a page of the site with the same page in the engine's default theme.
 *
 *   npm run benchmark:theme -- [--page /guide/framework/react] [--turns 5]
 *
 * Builds both, serves both, and opens them in turns, so that a slow moment of the machine meets both.
 */
import '../../scripts/help.mjs';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { serveSite } from '../../scripts/server/siteServer';
import { launchBrowser } from '../tools/page';
import { measurePage, type PageCost } from './measurePage';

const ROOT = join(import.meta.dirname, '../..');

const THEMES = [
  { name: 'ours', args: [], dir: 'dist' },
  {
    name: 'default',
    args: ['-c', 'benchmarks/theme/rspress.config.ts'],
    dir: '.cache/default-theme',
  },
];

const { values: options } = parseArgs({
  options: {
    page: { type: 'string', default: '/guide/framework/react' },
    turns: { type: 'string', default: '5' },
  },
});

function build(args: string[]): void {
  const { status } = spawnSync('npx', ['rspress', 'build', ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`rspress build ${args.join(' ')} failed.`);
}

/** The engine writes the page's own path into its chunk, coded as in an address. */
function chunkOf(dir: string, page: string): Buffer {
  const mark = `"${encodeURIComponent(`en${page}`)}.mdx"`;
  const folder = join(ROOT, dir, 'static/js/async');
  const chunks = readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(folder, file)))
    .filter((chunk) => chunk.includes(mark) && chunk.includes('__RSPRESS_PAGE_META'));
  const [chunk] = chunks;
  if (!chunk || chunks.length > 1)
    throw new Error(`${dir} has ${chunks.length} chunks for ${page}.`);
  return chunk;
}

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const served = [];
for (const theme of THEMES) {
  build(theme.args);
  const dir = join(ROOT, theme.dir);
  const { server, url } = await serveSite({ dir, base: '/', host: '127.0.0.1', port: 0 });
  served.push({ ...theme, server, url: new URL(options.page, url).href, costs: [] as PageCost[] });
}

const browser = await launchBrowser();
try {
  for (let turn = 0; turn < Number(options.turns); turn += 1) {
    for (const { url, costs } of served) costs.push(await measurePage(browser, url));
  }
} finally {
  await browser.close();
  for (const { server } of served) {
    server.close();
    server.closeAllConnections();
  }
}

const figures = served.map(({ dir, costs }) => {
  const html = readFileSync(join(ROOT, dir, `${options.page}.html`));
  const chunk = chunkOf(dir, options.page);
  return {
    'HTML, bytes': html.length,
    'HTML, gzip bytes': gzipSync(html).length,
    'page chunk, bytes': chunk.length,
    'page chunk, gzip bytes': gzipSync(chunk).length,
    'elements hydrated': median(costs.map(({ hydrated }) => hydrated)),
    'total blocking time at 4x slowdown, ms': Math.round(
      median(costs.map(({ blockingMs }) => blockingMs)),
    ),
  };
});

const [ours, other] = figures;
if (!ours || !other) throw new Error('Nothing was measured.');
console.log(`${options.page}, median of ${options.turns} turns`);
console.table(
  Object.fromEntries(
    (Object.keys(ours) as (keyof typeof ours)[]).map((key) => [
      key,
      {
        ours: ours[key],
        'default theme': other[key],
        share: `${((ours[key] / other[key]) * 100).toFixed(0)} %`,
      },
    ]),
  ),
);
