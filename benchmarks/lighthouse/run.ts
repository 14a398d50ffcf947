/**
 * Lighthouse's four scores of the built site on a phone, and every audit that is not full.
 *
 *   npm run build && npm run compress
 *   npm run benchmark:lighthouse -- [--turns 3] [--page /,/zh/] [--json file]
 */
import '../../scripts/help.mjs';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { DEFAULT_LANGUAGE, homeOf, LANGUAGES, site } from '@config/site';
import { serveSite } from '../../scripts/server/siteServer';
import { LONG_PAGE } from '../site/measuredPages';
import { browserPath } from '../tools/page';
import { audit } from './audit';
import { categoryScores, shortfalls, type LighthouseReport } from './summary';

const DIST = join(import.meta.dirname, '../../dist');
const OPTION_PAGE = '/config/output/filename-hash';
const PAGES = ['/', LONG_PAGE, OPTION_PAGE];

const { values: options } = parseArgs({
  options: {
    turns: { type: 'string', default: '3' },
    page: {
      type: 'string',
      default: LANGUAGES.flatMap(({ lang }) =>
        PAGES.map((page) => `${homeOf(lang)}${page.slice(1)}`),
      ).join(','),
    },
    json: { type: 'string' },
  },
});

interface AuditedPage {
  page: string;
  scores: Record<string, number>;
  shortfalls: ReturnType<typeof shortfalls>;
}

/** The language of a page, as the user's browser requests it. */
const languageOf = (page: string): string =>
  LANGUAGES.find(({ lang }) => lang !== DEFAULT_LANGUAGE && page.startsWith(homeOf(lang)))
    ?.feedLanguage ?? DEFAULT_LANGUAGE;

async function auditPage(url: string, page: string): Promise<AuditedPage> {
  const browser = { path: browserPath(), language: languageOf(page) };
  const reports: LighthouseReport[] = [];
  while (reports.length < Number(options.turns)) reports.push(await audit(url, browser));
  return { page, scores: categoryScores(reports), shortfalls: shortfalls(reports) };
}

async function run(): Promise<void> {
  if (!existsSync(join(DIST, 'index.html.br'))) {
    throw new Error(
      'dist/ has no compressed copies: run npm run build and npm run compress first.',
    );
  }
  const { server, url } = await serveSite({
    dir: DIST,
    base: site.base,
    host: '127.0.0.1',
    port: 0,
  });
  try {
    const audited: AuditedPage[] = [];
    for (const page of options.page.split(',')) {
      const result = await auditPage(new URL(page.slice(1), url).href, page);
      audited.push(result);
      console.log(page);
      console.table(result.scores);
      for (const { title, scores, found } of result.shortfalls) {
        console.log(`  ${scores.join(', ')}  ${title}  ${found}`);
      }
    }
    if (options.json) await writeFile(options.json, `${JSON.stringify(audited, null, 2)}\n`);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

try {
  await run();
} catch (error) {
  console.error(`benchmark:lighthouse: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
