import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { markdownCache } from '../site/markdownCache';
import { readSite } from '../site/readSite';
import { sourcesOf } from '../site/Site';
import { readTree } from '../site/tree';
import { changedFiles } from './changedFiles';
import { nearest } from './nearest';
import type { Finding, Rule } from './Problem';
import { isFailing, report } from './report';

const CACHE_FILE = '.cache/content/markdown.json';

/** Checks the project in the working directory and prints what it found; returns the exit code. */
export function runRules(rules: readonly Rule[]): 0 | 1 {
  try {
    const options = readOptions(rules);
    const root = process.cwd();
    const start = performance.now();
    const markdown = markdownCache(path.join(root, CACHE_FILE));
    const site = readSite(readTree(root), markdown.read);
    markdown.save();
    if (sourcesOf(site).length === 0)
      throw new Error('docs/ holds no pages here: run it in the project root');

    const changed = options.isChangedOnly ? changedFiles(root) : undefined;
    const findings = options.rules.map((rule): Finding => {
      const problems = rule.check(site);
      return {
        rule,
        problems: changed ? problems.filter((problem) => concerns(problem, changed)) : problems,
      };
    });

    const text = report(findings, {
      isVerbose: options.isVerbose,
      hasAnnotations: process.env.GITHUB_ACTIONS === 'true',
      fileCount: sourcesOf(site).length,
      milliseconds: performance.now() - start,
    });
    console.log(text);
    const failed = findings.filter(isFailing).length;
    if (options.jsonFile) {
      writeFileSync(
        options.jsonFile,
        `${JSON.stringify({ passed: findings.length - failed, failed })}\n`,
      );
    }
    return failed > 0 ? 1 : 0;
  } catch (error) {
    console.error(
      `check:content stopped: ${error instanceof Error ? error.message : String(error)}`,
    );
    return 1;
  }
}

function concerns(problem: Finding['problems'][number], changed: ReadonlySet<string>): boolean {
  return (
    changed.has(problem.file) || (problem.related !== undefined && changed.has(problem.related))
  );
}

function readOptions(rules: readonly Rule[]) {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', multiple: true },
      changed: { type: 'boolean', default: false },
      verbose: { type: 'boolean', default: false },
      json: { type: 'string' },
    },
  });
  return {
    rules: values.only?.map((name) => ruleNamed(rules, name)) ?? rules,
    isChangedOnly: values.changed,
    isVerbose: values.verbose,
    jsonFile: values.json,
  };
}

function ruleNamed(rules: readonly Rule[], name: string): Rule {
  const rule = rules.find((candidate) => candidate.name === name);
  if (rule) return rule;
  const names = rules.map((candidate) => candidate.name);
  const meant = nearest(name, names);
  throw new Error(
    `no rule is called ${name}; ${meant ? `write ${meant}` : `the rules are ${names.join(', ')}`}`,
  );
}
