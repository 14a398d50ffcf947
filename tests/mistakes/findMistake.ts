import type { Problem, Rule } from '../../scripts/content/report/Problem';
import { redirectProblems } from '../../scripts/content/rules/redirects';
import { rules } from '../../scripts/content/rules';
import { readMarkdown } from '../../scripts/content/site/markdown';
import { readSite } from '../../scripts/content/site/readSite';
import type { Body, Site } from '../../scripts/content/site/Site';
import { speltSite } from '../../scripts/content/site/readContent';
import { spellChecker } from '../../scripts/content/words/misspelt';
import { HEALTHY } from './healthySite';
import type { Mistake } from './Mistake';

export interface Report {
  /** The location of the problem, and the output of `check:content`. */
  readonly line: string;
  /** Whether a rule reports it as expected. */
  readonly isFound: boolean;
  /** Other lines reported for the same file. */
  readonly others: readonly string[];
}

const checker = spellChecker('.cache/words');

/** The files with one mistake. @throws if the healthy site doesn't contain what the mistake replaces */
export function planted({ kind, file, from, to }: Mistake): Record<string, string> {
  const { [file]: text, ...rest } = HEALTHY;
  if (to === undefined) return rest;
  if (from === undefined) return { ...rest, [file]: to };
  if (!text?.includes(from)) throw new Error(`${kind}: ${file} has no ${from}`);
  return { ...rest, [file]: text.replace(from, () => to) };
}

/** Each page of the healthy site is parsed once. */
const bodies = new Map<string, Body>();

function parse(text: string, format: 'md' | 'mdx'): Body {
  const body = bodies.get(text) ?? readMarkdown(text, format);
  bodies.set(text, body);
  return body;
}

const siteOf = (files: Readonly<Record<string, string>>): Promise<Site> =>
  speltSite(
    readSite(
      {
        paths: Object.keys(files).sort(),
        read: (file) => files[file] ?? '',
        size: (file) => files[file]?.length ?? 0,
      },
      parse,
    ),
    checker,
  );

type RuleProblem = Problem & { readonly rule: string };

/** The errors of `check:content` in these files. */
export async function problemsOf(files: Readonly<Record<string, string>>): Promise<RuleProblem[]> {
  const site = await siteOf(files);
  return rules
    .map((rule) => (rule.name === 'redirects' ? withOwnRedirects(rule) : rule))
    .filter((rule) => rule.severity !== 'report' && rule.skipped?.(site) === undefined)
    .flatMap((rule) => problemsOfRule(rule, site));
}

/** The real rule reads the table of the real site; this one that of the files. */
const withOwnRedirects = (rule: Rule): Rule => ({
  ...rule,
  check: (site) => {
    const text = site.code.find(({ file }) => file === 'config/redirects.ts')?.text ?? '';
    const moved = [...text.matchAll(/moved\('(.*)', '(.*)'\)/g)];
    return redirectProblems(
      site,
      moved.map(([, from = '', to = '']) => ({ from, to, paths: [from] })),
    );
  },
});

const problemsOfRule = (rule: Rule, site: Site): RuleProblem[] =>
  rule
    .check(site)
    .filter(({ severity }) => severity !== 'report')
    .map((problem) => ({ ...problem, rule: rule.name }));

const sentenceOf = ({ file, line, found, remedy, rule }: RuleProblem): string =>
  `${file}:${String(line)}  ${found}  ${remedy}  [${rule}]`;

/** Plants a mistake and looks for the line that reports it. */
export async function findMistake(mistake: Mistake): Promise<Report> {
  const files = planted(mistake);
  const problems = await problemsOf(files);
  const file = mistake.toldIn ?? mistake.file;
  const line = lineOf(mistake, files[file] ?? '');
  const match = problems.find(
    (problem) => problem.rule === mistake.rule && problem.file === file && problem.line === line,
  );
  return {
    line: match ? sentenceOf(match) : `${file}:${String(line)}`,
    isFound: match !== undefined,
    others: problems
      .filter((problem) => problem !== match && problem.file === file)
      .map(sentenceOf),
  };
}

/** The line that must be reported, from 1. */
function lineOf({ to, at }: Mistake, text: string): number {
  const part = at ?? to ?? '';
  return text.slice(0, Math.max(0, text.indexOf(part))).split('\n').length;
}
