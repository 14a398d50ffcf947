/** One npm script that the suite runs. */
export interface Step {
  /** The npm script, which a person can run alone. */
  script: string;
  args?: readonly string[];
  env?: Readonly<Record<string, string>>;
  /** What makes the runner write a report to a file: arguments and environment. */
  report?: (file: string) => { args: string[]; env?: Record<string, string> };
  /** The script that has to succeed first. */
  needs?: string;
  /** Whether it keeps all cores busy, so that nothing runs beside it. */
  runsAlone?: boolean;
}

const jsonOption = (file: string) => ({ args: ['--json', file] });

const UNIT: Step = {
  script: 'test:unit',
  report: (file) => ({ args: ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`] }),
  runsAlone: true,
};

const FIXTURES: Step = { script: 'build:fixtures' };

const BROWSER: Step = {
  script: 'test:browser',
  report: (file) => ({
    args: ['--reporter=dot,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  }),
  needs: 'build',
  runsAlone: true,
};

/** The daily suite, quickest and most telling steps first. */
export const DAILY: readonly Step[] = [
  { script: 'check:content', report: jsonOption },
  { script: 'typecheck' },
  { script: 'lint:code' },
  { script: 'format:check' },
  { script: 'lint:style' },
  { script: 'check:options' },
  { script: 'check:claims', report: jsonOption },
  UNIT,
  { script: 'build', runsAlone: true },
  { script: 'check:output', report: jsonOption, needs: 'build' },
  { script: 'check:weight', needs: 'build' },
  { script: 'check:search', needs: 'build' },
  FIXTURES,
  { script: 'check:samples', report: jsonOption, runsAlone: true },
  { script: 'check:mistakes' },
  BROWSER,
];

/**
 * What the daily suite covers by a sample, in full: every page at every size in both schemes, and long runs of each
 * property.
 * @param shard such as `2/4`; the whole sweep where it is undefined
 */
export function sweepSteps(shard: string | undefined): readonly Step[] {
  const part = {
    args: shard === undefined ? [] : [`--shard=${shard}`],
    env: { TEST_SWEEP: 'true' },
  };
  return [{ script: 'build' }, FIXTURES, { ...UNIT, ...part }, { ...BROWSER, ...part }];
}
