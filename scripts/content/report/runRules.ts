import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { applyEdits } from './applyEdits';
import { changedFiles } from './changedFiles';
import { closestMatch } from '@diagnostics/closestMatch';
import { isWithin } from './isWithin';
import type { Finding, Problem, Rule } from './Problem';
import { isFailing, report } from './report';

interface Reading<Subject> {
  readonly subject: Subject;
  readonly fileCount: number;
}

/** A command that runs rules for one subject. */
export interface Check<Subject> {
  /** Its name in package.json. */
  readonly command: string;
  /** All rules. */
  readonly rules: readonly Rule<Subject>[];
  /** Throws a sentence for the writer if there is nothing to check. */
  readonly read: (root: string) => Reading<Subject> | Promise<Reading<Subject>>;
  /** Support for `--page`, if the command has it. */
  readonly page?: PageReport<Subject>;
}

/** Hints for the page's writer, in addition to the rules. */
export interface PageReport<Subject> {
  /** The files of pages whose route contains a part; throws if there are none. */
  readonly filesOf: (subject: Subject, part: string) => readonly string[];
  /** Rules that only run with `--page`. */
  readonly rules: (root: string) => Promise<readonly Rule<Subject>[]>;
}

/** Where a command runs, and its arguments. */
interface Invocation {
  readonly root: string;
  readonly args: readonly string[];
}

/** Checks a project and prints the problems; returns the exit code. */
export async function runRules<Subject>(
  check: Check<Subject>,
  { root, args }: Invocation = { root: process.cwd(), args: process.argv.slice(2) },
): Promise<0 | 1> {
  const { command, rules, read, page } = check;
  try {
    const options = readOptions(rules, root, args);
    if (options.page !== undefined && !page) throw new Error('--page is for check:content alone');
    const pageRules = options.page === undefined ? [] : ((await page?.rules(root)) ?? []);
    const start = performance.now();
    const changed = options.isChangedOnly ? changedFiles(root) : undefined;
    const find = async () => {
      const { subject, fileCount } = await read(root);
      const ofPage = options.page === undefined ? [] : page?.filesOf(subject, options.page);
      const paths = [...options.paths, ...(ofPage ?? [])];
      const isAskedFor = (problem: Problem): boolean =>
        (!changed || concerns(problem, changed)) &&
        (paths.length === 0 || paths.some((at) => isWithin(problem.file, at)));
      return {
        findings: [...options.rules, ...pageRules].map((rule) =>
          finding(rule, subject, isAskedFor),
        ),
        fileCount,
      };
    };

    let { findings, fileCount } = await find();
    if (options.isFixing) {
      // Fixing one problem can reveal another, which the next round fixes.
      for (let fixed = applyFixes(root, findings); fixed > 0; fixed = applyFixes(root, findings)) {
        console.log(`Fixed ${String(fixed)} ${fixed === 1 ? 'place' : 'places'}.`);
        ({ findings, fileCount } = await find());
      }
    }

    const text = report(findings, {
      isVerbose: options.isVerbose,
      hasAnnotations: process.env.GITHUB_ACTIONS === 'true',
      fileCount,
      milliseconds: performance.now() - start,
    });
    console.log(text);
    const failed = findings.filter(isFailing).length;
    if (options.jsonFile) {
      const ran = findings.filter(({ skipped }) => skipped === undefined).length;
      writeFileSync(
        path.resolve(root, options.jsonFile),
        `${JSON.stringify({ passed: ran - failed, failed })}\n`,
      );
    }
    return failed > 0 ? 1 : 0;
  } catch (error) {
    console.error(`${command} stopped: ${error instanceof Error ? error.message : String(error)}`);
    return 1;
  }
}

function finding<Subject>(
  rule: Rule<Subject>,
  subject: Subject,
  isAskedFor: (problem: Problem) => boolean,
): Finding {
  const skipped = rule.skipped?.(subject);
  if (skipped !== undefined) return { rule, problems: [], skipped };
  const problems = rule
    .check(subject)
    .filter(isAskedFor)
    .map((problem) => ({ ...problem, severity: problem.severity ?? rule.severity }));
  return { rule, problems };
}

const applyFixes = (root: string, findings: readonly Finding[]): number =>
  applyEdits(
    root,
    findings.flatMap(({ problems }) => problems),
  );

function concerns(problem: Problem, changed: ReadonlySet<string>): boolean {
  return (
    changed.has(problem.file) || (problem.related !== undefined && changed.has(problem.related))
  );
}

function readOptions<Subject>(
  rules: readonly Rule<Subject>[],
  root: string,
  args: readonly string[],
) {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      only: { type: 'string', multiple: true },
      changed: { type: 'boolean', default: false },
      fix: { type: 'boolean', default: false },
      verbose: { type: 'boolean', default: false },
      page: { type: 'string' },
      json: { type: 'string' },
    },
  });
  return {
    rules: values.only?.map((name) => ruleNamed(rules, name)) ?? rules,
    isChangedOnly: values.changed,
    isFixing: values.fix,
    isVerbose: values.verbose || positionals.length > 0 || values.page !== undefined,
    page: values.page,
    paths: positionals.map((written) => pathBelow(root, written)),
    jsonFile: values.json,
  };
}

/** Resolves a path relative to where the command was started. */
function pathBelow(root: string, written: string): string {
  const absolute = path.resolve(root, written);
  if (!existsSync(absolute)) throw new Error(`there is no file or folder ${written}`);
  return path.relative(root, absolute).split(path.sep).join('/');
}

function ruleNamed<Subject>(rules: readonly Rule<Subject>[], name: string): Rule<Subject> {
  const rule = rules.find((candidate) => candidate.name === name);
  if (rule) return rule;
  const names = rules.map((candidate) => candidate.name);
  const meant = closestMatch(name, names);
  throw new Error(
    `no rule is called ${name}; ${meant ? `did you mean ${meant}?` : `the rules are ${names.join(', ')}`}`,
  );
}
