import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describeMachine } from '../../tools/report';
import type { Options } from '../options';
import type { Site } from '../sites';
import { mediansOf, type Runs } from './medians';

const versionOf = ({ packages }: Site, name: string): string =>
  (JSON.parse(readFileSync(join(packages, name, 'package.json'), 'utf8')) as { version: string })
    .version;

interface Measured {
  site: Site;
  runs: Runs;
}

/** Writes every figure, with everything needed to repeat the measurement. */
export async function writeReport(
  file: string,
  measured: readonly Measured[],
  { turns, pages, browser }: { turns: Options['turns']; pages: number; browser: string },
): Promise<void> {
  const report = {
    date: new Date().toISOString().slice(0, 10),
    machine: describeMachine(browser),
    pages,
    turns,
    sites: measured.map(({ site, runs }) => ({
      id: site.id,
      label: site.label,
      versions: Object.fromEntries(site.versions.map((name) => [name, versionOf(site, name)])),
      medians: mediansOf(runs),
      runs,
    })),
  };
  await writeFile(file, `${JSON.stringify(report, null, 2)}\n`);
}
