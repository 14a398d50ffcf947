/**
 * What the built site costs its reader. Run `npm run build` first, see benchmarks/README.md.
 *
 *   npm run benchmark:site -- [--turns 5] [--only load,change,interaction] [--page /guide/framework/react] [--json file]
 */
import '../../scripts/help.mjs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright';
import { site } from '@config/site';
import { launchBrowser } from '../tools/page';
import { describeMachine, median } from '../tools/report';
import { serveCompressed } from './compressedSite';
import { INTERACTIONS, timeInteraction } from './interactions';
import { LONG_PAGE, NEXT_PAGE, SHORT_PAGE } from './measuredPages';
import { changeFigures, loadFigures, type Figures } from './readerFigures';

const DIST = join(import.meta.dirname, '../../dist');
const PARTS = ['load', 'change', 'interaction'] as const;
type Part = (typeof PARTS)[number];

const { values: options } = parseArgs({
  options: {
    turns: { type: 'string', default: '5' },
    only: { type: 'string', default: PARTS.join(',') },
    page: { type: 'string', default: LONG_PAGE },
    json: { type: 'string' },
  },
});
const parts = options.only.split(',');
const unknown = parts.find((part) => !PARTS.includes(part as Part));
if (unknown !== undefined) {
  throw new Error(`--only has "${unknown}": give one or more of ${PARTS.join(', ')}`);
}

/** The figures alternate, so that a slow moment of the machine affects all of them. */
async function measure(browser: Browser, at: (route: string) => string): Promise<Figures[]> {
  const turns: Figures[] = [];
  for (let turn = 0; turn < Number(options.turns); turn += 1) {
    const figures: Figures = {};
    if (parts.includes('load')) {
      Object.assign(
        figures,
        await loadFigures(browser, { long: at(options.page), short: at(SHORT_PAGE) }),
      );
    }
    if (parts.includes('change')) {
      const link = `${site.base}${NEXT_PAGE.slice(1)}`;
      Object.assign(figures, await changeFigures(browser, { url: at(options.page), link }));
    }
    if (parts.includes('interaction')) {
      for (const name of Object.keys(INTERACTIONS) as (keyof typeof INTERACTIONS)[]) {
        figures[`interaction to next paint, ${name}, 4x CPU, ms`] = await timeInteraction(
          browser,
          at(options.page),
          name,
        );
      }
    }
    turns.push(figures);
  }
  return turns;
}

const served = await serveCompressed(DIST);
const browser = await launchBrowser();
try {
  const turns = await measure(browser, (route) => served.url + route.slice(1));
  const rounded = (value: number) => Math.round(value * 100) / 100;
  const medians = Object.fromEntries(
    Object.keys(turns[0] ?? {}).map((name) => [
      name,
      rounded(median(turns.map((figures) => figures[name] ?? Number.NaN))),
    ]),
  );
  console.log(`${options.page}, medians of ${options.turns}`);
  console.table(medians);
  if (options.json) {
    const report = {
      page: options.page,
      machine: describeMachine(browser.version()),
      medians,
      turns,
    };
    await writeFile(options.json, `${JSON.stringify(report, null, 2)}\n`);
  }
} finally {
  await browser.close();
  served.close();
}
