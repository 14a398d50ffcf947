import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { changedFiles } from '../../content/report/changedFiles';
import type { Finding, Problem } from '../../content/report/Problem';
import { isFailing, report } from '../../content/report/report';
import { markdownCache } from '../../content/site/markdownCache';
import { readSite } from '../../content/site/readSite';
import { sourcesOf } from '../../content/site/Site';
import { readTree } from '../../content/site/tree';
import type { Complaint, Sample, SampleCheck } from '../sample/Sample';
import { samplesOf } from '../sample/samplesOf';
import { ceiling, excuses } from './excuses';
import { resultCache } from './resultCache';

const MARKDOWN_CACHE = '.cache/content/markdown.json';
const RESULT_CACHE = '.cache/samples/results.json';

/** Checks the samples of the project in the working directory and prints what it found; returns the exit code. */
export async function runSamples(checks: readonly SampleCheck[]): Promise<0 | 1> {
  try {
    const options = readOptions();
    const root = process.cwd();
    const start = performance.now();
    const all = readSamples(root);
    const changed = options.isChangedOnly ? changedFiles(root) : undefined;
    const isWanted = ({ places }: Sample): boolean =>
      places.some(
        ({ file }) =>
          (changed?.has(file) ?? true) &&
          (options.paths.length === 0 || options.paths.some((part) => file.includes(part))),
      );
    const samples = all.filter(isWanted);
    const findings = await findingsOf(checks, samples, {
      cacheFile: path.join(root, RESULT_CACHE),
      isWhole: samples.length === all.length,
    });
    if (samples.length === all.length) findings.push(ceiling(all));

    const blocks = samples.flatMap(({ places }) => places).length;
    const failed = new Set(
      findings.filter(isFailing).flatMap(({ problems }) => problems.map(({ block }) => block)),
    ).size;
    console.log(excuses(samples));
    console.log(
      report(findings, {
        isVerbose: options.isVerbose,
        hasAnnotations: process.env.GITHUB_ACTIONS === 'true',
        fileCount: new Set(samples.flatMap(({ places }) => places.map(({ file }) => file))).size,
        milliseconds: performance.now() - start,
      }),
    );
    if (options.jsonFile) {
      writeFileSync(options.jsonFile, `${JSON.stringify({ passed: blocks - failed, failed })}\n`);
    }
    return findings.some(isFailing) ? 1 : 0;
  } catch (error) {
    console.error(
      `check:samples stopped: ${error instanceof Error ? error.message : String(error)}`,
    );
    return 1;
  }
}

function readOptions() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      changed: { type: 'boolean', default: false },
      verbose: { type: 'boolean', default: false },
      json: { type: 'string' },
    },
  });
  return {
    paths: positionals,
    isChangedOnly: values.changed,
    isVerbose: values.verbose,
    jsonFile: values.json,
  };
}

function readSamples(root: string): Sample[] {
  const markdown = markdownCache(path.join(root, MARKDOWN_CACHE));
  const site = readSite(readTree(root), markdown.read);
  markdown.save();
  if (sourcesOf(site).length === 0) {
    throw new Error('docs/ holds no pages here: run it in the project root');
  }
  return samplesOf(site);
}

/** A problem that still knows which block of which page it is about. */
interface SampleProblem extends Problem {
  readonly block: string;
}

export interface SampleFinding extends Finding {
  readonly problems: readonly SampleProblem[];
}

async function findingsOf(
  checks: readonly SampleCheck[],
  samples: readonly Sample[],
  { cacheFile, isWhole }: { cacheFile: string; isWhole: boolean },
): Promise<SampleFinding[]> {
  const cache = resultCache(cacheFile);
  const findings: SampleFinding[] = [];
  for (const check of checks) {
    const taken = samples.filter((sample) => check.takes(sample));
    const results = new Map(taken.map((sample) => [sample, cache.get(check, sample)]));
    const open = taken.filter((sample) => !results.get(sample));
    const fresh = open.length > 0 ? await check.check(open) : [];
    for (const [index, sample] of open.entries()) {
      const complaints = fresh[index] ?? [];
      results.set(sample, complaints);
      cache.set(check, sample, complaints);
    }
    findings.push({
      rule: { name: check.name },
      problems: taken.flatMap((sample) => problemsOf(sample, results.get(sample) ?? [])),
    });
  }
  cache.save({ forgetRest: isWhole });
  return findings;
}

/** Twins share a sample: each says the problem at its own line. */
function problemsOf({ places, code }: Sample, complaints: readonly Complaint[]): SampleProblem[] {
  const length = code.split('\n').length;
  return complaints.flatMap(({ line, found, remedy }) =>
    places.map((place) => {
      // A twin whose comments take more lines is told at its fence.
      const isAlike = place.code.split('\n').length === length;
      return {
        file: place.file,
        line: place.line + (isAlike ? line : 0),
        found,
        remedy,
        block: `${place.file}:${String(place.line)}`,
      };
    }),
  );
}
