/**
 * Measures the documented tool and those that a reader compares with it, and writes one JSON.
 *
 *   npm run benchmark:tools -- [--components 1000] [--turns 5] [--only rsbuild,vite] [--out file.json]
 *
 * The tools take turns, so that a slow moment of the machine meets all of them.
 */
import '../../scripts/help.mjs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { contenders } from './contenders';
import { measureTurn, prepare, type Metric } from './measure';
import { launchBrowser } from './page';
import { describeMachine, describeTools, summarize, type Report, type Runs } from './report';

const COMPONENTS = 1000;
const TURNS = 5;
/** Read by the chart; nothing else on the site contains a figure. */
const REPORT_FILE = join(import.meta.dirname, '../../components/Benchmark/tools.json');

const { values: options } = parseArgs({
  options: {
    components: { type: 'string', default: String(COMPONENTS) },
    turns: { type: 'string', default: String(TURNS) },
    only: { type: 'string' },
    out: { type: 'string', default: REPORT_FILE },
  },
});

function positive(name: 'components' | 'turns'): number {
  const value = Number(options[name]);
  if (Number.isInteger(value) && value > 0) return value;
  throw new Error(`--${name} is '${options[name]}'; it takes a whole number above 0.`);
}

const components = positive('components');
const turns = positive('turns');
const only = options.only?.split(',');
const unknown = only?.filter((id) => !contenders.some((contender) => contender.id === id)) ?? [];
if (unknown.length > 0) {
  throw new Error(
    `--only names ${unknown.join(', ')}; there are ${contenders.map(({ id }) => id).join(', ')}.`,
  );
}
const chosen = contenders.filter(({ id }) => only?.includes(id) ?? true);

/** The command that repeats this run, without options at their defaults. */
function describeCommand(): string {
  const named = [
    ...(components === COMPONENTS ? [] : [`--components ${components}`]),
    ...(turns === TURNS ? [] : [`--turns ${turns}`]),
    ...(only ? [`--only ${only.join(',')}`] : []),
  ];
  return ['npm run benchmark:tools', ...(named.length > 0 ? ['--', ...named] : [])].join(' ');
}

const browser = await launchBrowser();
const measured: Record<string, Runs> = {};
let total = 0;
try {
  for (const contender of chosen) {
    total = await prepare(contender, components);
  }
  for (let turn = 1; turn <= turns; turn += 1) {
    for (const contender of chosen) {
      const figures = await measureTurn(contender, browser, total);
      for (const [metric, seconds] of Object.entries(figures) as [Metric, number][]) {
        const own = (measured[contender.id] ??= {});
        (own[metric] ??= []).push(seconds);
      }
      const line = Object.entries(figures).map(([metric, s]) => `${metric} ${s.toFixed(3)} s`);
      console.log(`turn ${turn}/${turns}  ${contender.label.padEnd(14)}  ${line.join('  ')}`);
    }
  }
  const isFull = components >= COMPONENTS && turns >= TURNS && chosen.length === contenders.length;
  const report: Report = {
    date: new Date().toISOString().slice(0, 10),
    command: describeCommand(),
    kind: isFull ? 'full' : 'trial',
    components: total,
    turns,
    machine: describeMachine(browser.version()),
    tools: describeTools(chosen),
    ...summarize(measured),
  };
  await writeFile(
    options.out,
    await format(JSON.stringify(report), {
      filepath: options.out,
      ...(await resolveConfig(options.out)),
    }),
  );
} finally {
  await browser.close();
}
