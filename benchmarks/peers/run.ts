/**
 * Measures the built site and the same pages in other engines. `npm run benchmark:peers -- --help` explains how.
 *
 * The sites alternate, so that a slow moment of the machine affects all of them.
 */
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { serveCompressed } from '../site/compressedSite';
import { launchBrowser } from '../tools/page';
import { timeCommand } from '../tools/processes';
import { buildCommand } from './measure/commands';
import { MEASURES } from './measure/measures';
import { HELP, readOptions, type Options, type Part } from './options';
import { isBuilt, prepare } from './pages/prepare';
import { readPages } from './pages/readPages';
import { writeOwnSite } from './pages/writeSite';
import { addTurn, mediansOf, type Runs } from './report/medians';
import { comparisonTable } from './report/table';
import { writeReport } from './report/writeReport';
import { OWN_SITE, PEERS_OF_OURS, type Peer, type Site } from './sites';

const DIST = join(import.meta.dirname, '../../dist');
/** Parts that measure the existing build; the others build or serve the site themselves. */
const PARTS_OF_BUILT_SITES: readonly Part[] = ['load', 'change', 'search'];

interface Measured {
  site: Site;
  runs: Runs;
}

const say = (line: string) => process.stderr.write(`${line}\n`);

async function buildMissing(peers: readonly Peer[]): Promise<void> {
  for (const peer of peers.filter((each) => !isBuilt(each))) {
    say(`${peer.label} builds, since nothing is built there yet`);
    await timeCommand(buildCommand(peer));
  }
}

/** Runs one part repeatedly. A site that fails is reported, and has no figure. */
async function measurePart(
  part: Part,
  turns: number,
  measured: readonly Measured[],
  { browser, urls }: { browser: Browser; urls: ReadonlyMap<Site, string> },
): Promise<void> {
  for (let turn = 1; turn <= turns; turn += 1) {
    for (const { site, runs } of measured) {
      say(`${part} ${turn}/${turns}  ${site.label}`);
      try {
        addTurn(runs, await MEASURES[part]({ site, browser, url: urls.get(site) ?? '' }));
      } catch (error) {
        console.error(`${site.label} could not be measured in ${part}:`, error);
        process.exitCode = 1;
      }
    }
  }
}

/** Serves the built site and those of the peers while `use` runs. */
async function withServedSites(
  measured: readonly Measured[],
  use: (urls: ReadonlyMap<Site, string>) => Promise<void>,
): Promise<void> {
  const served = await Promise.all(
    measured.map(async ({ site }) => ({
      site,
      ...(await serveCompressed(site === OWN_SITE ? DIST : join(site.folder, 'dist'))),
    })),
  );
  try {
    await use(new Map(served.map(({ site, url }) => [site, url])));
  } finally {
    for (const { close } of served) close();
  }
}

async function run(options: Options): Promise<void> {
  const peers = PEERS_OF_OURS.filter(({ id }) => options.peers.includes(id));
  const pages = await readPages();
  for (const peer of peers) await prepare(peer, pages);
  if (options.parts.some((part) => !PARTS_OF_BUILT_SITES.includes(part))) await writeOwnSite();
  const measured: Measured[] = [OWN_SITE, ...peers].map((site) => ({ site, runs: {} }));
  const browser = await launchBrowser();
  const measure = async (parts: readonly Part[], urls: ReadonlyMap<Site, string> = new Map()) => {
    for (const part of parts.filter((each) => options.parts.includes(each))) {
      await measurePart(part, options.turns[part], measured, { browser, urls });
    }
  };
  try {
    await measure(['build']);
    if (options.parts.some((part) => PARTS_OF_BUILT_SITES.includes(part))) {
      await buildMissing(peers);
      await withServedSites(measured, (urls) => measure(PARTS_OF_BUILT_SITES, urls));
    }
    await measure(['dev']);
    const [ours, ...theirs] = measured.map(({ site, runs }) => ({
      label: site.label,
      medians: mediansOf(runs),
    }));
    if (ours) console.log(comparisonTable(ours, theirs));
    if (options.json) {
      const { turns } = options;
      const version = browser.version();
      await writeReport(options.json, measured, { turns, pages: pages.length, browser: version });
    }
  } finally {
    await browser.close();
  }
}

try {
  const options = readOptions(
    process.argv.slice(2),
    PEERS_OF_OURS.map(({ id }) => id),
  );
  if (options.help) console.log(HELP);
  else await run(options);
} catch (error) {
  console.error(`benchmark:peers: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
