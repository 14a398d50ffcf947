/**
 * How the first load and the build grow with the site: builds two sites of generated pages, one small, one large.
 *
 *   npm run benchmark:scale -- [--pages 3720] [--peer starlight,rspress,vitepress]
 *
 * --peer also builds the large site with other engines, whose packages `node scripts/setup.mjs --peers` installs.
 */
import '../../scripts/help.mjs';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { site } from '@config/site';
import { weigh } from '../../scripts/weight/weigh';
import { groupUse } from '../peers/measure/groupUse';
import { comparisonTable } from '../peers/report/table';
import { PEERS_OF_OURS } from '../peers/sites';
import type { Figures } from '../site/readerFigures';
import { timeCommand } from '../tools/processes';
import { editPage, OWN_SITE, peerSite, type ScaledSite } from './sites';

/** Enough pages that what every site contains is a small part. */
const SMALL = 400;
/** Bytes with gzip that each page may add to the first load of a page of another section. */
const BYTES_PER_PAGE = 2;
const BYTES_PER_GIGABYTE = 1024 ** 3;
/** A page of the first section, the same one on both sites. */
const MEASURED_PAGE = /^guide\/group-0\//;

const { values: options } = parseArgs({
  options: { pages: { type: 'string', default: '3720' }, peer: { type: 'string' } },
});

const names = options.peer?.split(',') ?? [];
const peers = PEERS_OF_OURS.filter(({ id }) => names.includes(id));
const missing = peers.find(({ packages, command }) => !existsSync(join(packages, '.bin', command)));
if (peers.length < names.length || missing) {
  console.error(
    missing
      ? `The packages of ${missing.label} aren't installed: run node scripts/setup.mjs --peers.`
      : `--peer has "${options.peer ?? ''}": give one or more of ${PEERS_OF_OURS.map(({ id }) => id).join(', ')}.`,
  );
  process.exit(1);
}

/** Runs a build. @returns wall time and processor time in seconds, and the peak of memory in bytes */
async function measureBuild({ command }: ScaledSite) {
  let [memory, processor] = [0, 0];
  const seconds = await timeCommand(command, (group) => {
    if (process.platform !== 'linux') return;
    const use = groupUse(group);
    memory = Math.max(memory, use.memory);
    processor = Math.max(processor, use.seconds);
  });
  return { seconds, processor, memory };
}

const htmlFiles = (dist: string): string[] =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));

/** Builds a site without caches, and again after an edit of one page. */
async function measure(scaled: ScaledSite, pages: number) {
  process.stderr.write(`${scaled.label} builds ${pages} pages\n`);
  const page = await scaled.write(pages);
  const cold = await measureBuild(scaled);
  const html = htmlFiles(scaled.dist);
  await editPage(page);
  const rebuild = await measureBuild(scaled);
  const figures: Figures = {
    'cold build, s': cold.seconds,
    'cold build, s of CPU': cold.processor,
    'cold build, ms of CPU for each page': (cold.processor / html.length) * 1000,
    'peak memory of the cold build, GB': cold.memory / BYTES_PER_GIGABYTE,
    'rebuild after one edit, s': rebuild.seconds,
    'rebuild after one edit, s of CPU': rebuild.processor,
    'peak memory of the rebuild, GB': rebuild.memory / BYTES_PER_GIGABYTE,
  };
  return { label: scaled.label, html, medians: figures };
}

/** The same with the bytes of a first load, for our own site. */
async function measureOwn(pages: number) {
  const { html, ...measured } = await measure(OWN_SITE, pages);
  const first = html.filter((name) => MEASURED_PAGE.test(name)).sort();
  const weights = weigh(OWN_SITE.dist, first.slice(0, 1), site.base);
  return {
    pages: html.length,
    bytes: weights.script.weight.gzip + weights.html.weight.gzip,
    label: `${html.length} pages`,
    medians: {
      ...measured.medians,
      'script before load, bytes': weights.script.weight.gzip,
      'HTML with styles, bytes': weights.html.weight.gzip,
    },
  };
}

const small = await measureOwn(SMALL);
const large = await measureOwn(Number(options.pages));
console.log(comparisonTable(large, [small]));
const perPage = (large.bytes - small.bytes) / (large.pages - small.pages);
console.log(
  `Each page adds ${perPage.toFixed(1)} bytes to the first load; at most ${BYTES_PER_PAGE}.`,
);
if (perPage > BYTES_PER_PAGE) process.exitCode = 1;

const others = [];
for (const peer of peers) others.push(await measure(peerSite(peer), Number(options.pages)));
if (others.length > 0) console.log(comparisonTable({ ...large, label: 'ours' }, others));
