import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { changedFiles } from '../../content/report/changedFiles';
import { isFailing, report } from '../../content/report/report';
import { markdownCache } from '../../content/site/markdownCache';
import { readSite } from '../../content/site/readSite';
import { sourcesOf } from '../../content/site/Site';
import { readContentTree } from '../../content/site/tree';
import type { Sample, SampleCheck } from '../sample/Sample';
import { samplesOf } from '../sample/samplesOf';
import { ceiling, excuses } from './excuses';
import { findingOf, type SampleFinding } from './findings';
import { readOptions, type Options } from './options';
import { updateRecord } from './record';
import { resultCache } from './resultCache';

const MARKDOWN_CACHE = '.cache/markdown';
const RESULT_CACHE = '.cache/samples';
const RECORD = 'config/facts/verified.json';

/** Checks the samples of the project in the working directory and prints the problems; returns the exit code. */
export async function runSamples(checks: readonly SampleCheck[]): Promise<0 | 1> {
  try {
    const options = readOptions();
    const root = process.cwd();
    const start = performance.now();
    const all = readSamples(root);
    const samples = all.filter(wanted(options, root));
    const isWhole = samples.length === all.length;

    const cache = resultCache(path.join(root, RESULT_CACHE));
    const findings: SampleFinding[] = [];
    for (const check of checks) findings.push(await findingOf(check, samples, cache));
    if (isWhole) findings.push(ceiling(all));

    console.log(excuses(samples));
    console.log(
      report(findings, {
        isVerbose: true,
        hasAnnotations: process.env.GITHUB_ACTIONS === 'true',
        fileCount: new Set(samples.flatMap(({ places }) => places.map(({ file }) => file))).size,
        milliseconds: performance.now() - start,
      }),
    );
    const failed = new Set(findings.flatMap((finding) => finding.failed));
    if (options.isRecorded) {
      const isAgainstPackages = (sample: Sample): boolean =>
        checks.some((check) => check.isAgainstPackages && check.takes(sample));
      updateRecord(path.join(root, RECORD), { samples, failed, isAgainstPackages });
    }
    if (options.jsonFile) writeFileSync(options.jsonFile, counts(samples, failed));
    return findings.some(isFailing) ? 1 : 0;
  } catch (error) {
    console.error(
      `check:samples stopped: ${error instanceof Error ? error.message : String(error)}`,
    );
    return 1;
  }
}

/** Every sample of the project. */
export function readSamples(root: string): Sample[] {
  const markdown = markdownCache(path.join(root, MARKDOWN_CACHE));
  const site = readSite(readContentTree(root), markdown.read);
  if (sourcesOf(site).length === 0) {
    throw new Error('docs/ holds no pages here: run it in the project root');
  }
  return samplesOf(site);
}

function wanted({ paths, isChangedOnly }: Options, root: string): (sample: Sample) => boolean {
  const changed = isChangedOnly ? changedFiles(root) : undefined;
  return ({ places }) =>
    places.some(
      ({ file }) =>
        (changed?.has(file) ?? true) &&
        (paths.length === 0 || paths.some((part) => file.includes(part))),
    );
}

/** Number of blocks on the pages: one that counterparts share counts twice. */
function counts(samples: readonly Sample[], failed: ReadonlySet<Sample>): string {
  const blocks = (some: readonly Sample[]): number => some.flatMap(({ places }) => places).length;
  const wrong = blocks([...failed]);
  return `${JSON.stringify({ passed: blocks(samples) - wrong, failed: wrong })}\n`;
}
