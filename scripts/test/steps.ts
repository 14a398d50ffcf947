import { existsSync } from 'node:fs';

/** One part of the suite. */
export interface Step {
  /** Its name in `needs` and in the summary: the npm script, or the tool. */
  name: string;
  /** The command with its arguments, which also runs alone. */
  command: readonly string[];
  env?: Readonly<Record<string, string>>;
  /** Arguments and environment that make the runner write a report to a file. */
  report?: (file: string) => { args: string[]; env?: Record<string, string> };
  /** The name of the step that has to succeed first. */
  needs?: string;
  /** Whether it keeps all cores busy, so that no other step runs in parallel. */
  runsAlone?: boolean;
}

type Details = Omit<Step, 'name' | 'command'>;

const npm = (script: string, args: readonly string[] = [], details: Details = {}): Step => ({
  name: script,
  command: ['npm', 'run', '--silent', script, '--', ...args],
  ...details,
});

const npx = (tool: string, args: readonly string[], details: Details = {}): Step => ({
  name: tool,
  command: ['npx', '--no-install', tool, ...args],
  ...details,
});

const JSON_OPTION: Details = { report: (file) => ({ args: ['--json', file] }) };

const VITEST: Details = {
  report: (file) => ({ args: ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`] }),
};

const PLAYWRIGHT: Details = {
  report: (file) => ({
    args: ['--reporter=dot,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  }),
  runsAlone: true,
};

/** The steps of `npm test`, fastest and most informative first. */
export const DAILY: readonly Step[] = [
  npm('check:content', [], JSON_OPTION),
  npm('check:claims', ['--sample'], JSON_OPTION),
  npm('typecheck'),
  npm('lint:syntax'),
  npm('format:check'),
  npm('lint:style'),
  npm('check:options'),
  npm('test:unit', [], VITEST),
  npm('build'),
  npm('check:samples', [], JSON_OPTION),
  npm('check:output', [], { ...JSON_OPTION, needs: 'build' }),
  npm('check:weight', [], { needs: 'build' }),
  npm('check:search', [], { needs: 'build' }),
  npm('build:fixtures'),
  npm('check:mistakes'),
  npm('test:browser', [], { ...PLAYWRIGHT, needs: 'build' }),
];

/**
 * The steps of `npm run test:sweep`: everything that the daily suite samples.
 * @param shard such as `2/4`; the whole sweep if undefined
 */
export function sweepSteps(shard: string | undefined): readonly Step[] {
  const args = shard === undefined ? [] : [`--shard=${shard}`];
  const env = { TEST_SWEEP: 'true' };
  const isFirstShard = shard === undefined || shard.startsWith('1/');
  return [
    ...(isFirstShard ? [npm('lint:code')] : []),
    npm('build'),
    npm('build:fixtures'),
    npm('check:claims', args, JSON_OPTION),
    npm('test:unit', args, { ...VITEST, env }),
    npm('test:browser', args, { ...PLAYWRIGHT, env, needs: 'build' }),
  ];
}

/**
 * The steps of `npm run check`.
 * @param files those that differ from the main branch, relative to the project's root; including deleted ones
 */
export function changeSteps(files: readonly string[]): readonly Step[] {
  const present = files.filter((file) => existsSync(file));
  const named = (pattern: RegExp) => present.filter((file) => pattern.test(file));
  const code = named(/\.(?:[jt]sx?|mjs)$/);
  const styles = named(/\.css$/);
  const imported = named(/\.(?:[jt]sx?|mjs|css|json)$/).filter((file) => !/^package/.test(file));
  const pages = named(/^docs\/.*\.mdx?$/);
  const hasClaims = present.some((file) =>
    /^(?:docs|scripts\/documented|tests\/claims)\//.test(file),
  );
  return [
    npm('check:content', ['--changed'], JSON_OPTION),
    ...(code.length > 0 ? [npm('typecheck')] : []),
    ...(present.length > 0 ? [npx('prettier', ['--check', '--ignore-unknown', ...present])] : []),
    ...(code.length > 0 ? [npx('eslint', ['--max-warnings', '0', ...code])] : []),
    ...(styles.length > 0 ? [npx('stylelint', ['--max-warnings', '0', ...styles])] : []),
    ...(pages.length > 0 ? [npm('check:samples', ['--changed'], JSON_OPTION)] : []),
    ...(hasClaims ? [npm('check:claims', ['--changed'], JSON_OPTION)] : []),
    ...(imported.length > 0
      ? [npx('vitest', ['related', '--run', '--passWithNoTests', ...imported], VITEST)]
      : []),
  ];
}
