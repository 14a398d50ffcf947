import { chromium, type Page } from 'playwright';
import { site } from '@config/site';
import { foundChromium } from '../support/chromium';
import { watchErrors } from '../support/pageErrors';
import { label } from '../support/labels';
import { urlOf, SitePage } from '../support/SitePage';
import { serveSite } from '../../scripts/server/siteServer';
import { firstLine, type Finding } from './findings';

const STEP_LIMIT_MS = 20_000;

const GUIDE = '/guide/start/quick-start';
const QUERY = 'server.port';

/** User actions in order; each starts from the page that the last one shows. */
const steps: { subject: string; run: (page: Page) => Promise<void> }[] = [
  {
    subject: 'the home page opens',
    run: async (page) => {
      const home = new SitePage(page);
      await home.open('/');
      await home.heading.waitFor();
    },
  },
  {
    subject: 'a guide opens with its sidebar',
    run: async (page) => {
      const guide = new SitePage(page);
      await guide.open(GUIDE);
      await guide.heading.waitFor();
      await guide.sidebar.waitFor();
    },
  },
  {
    subject: 'a link in the sidebar changes the page without a reload',
    run: async (page) => {
      const guide = new SitePage(page);
      await page.evaluate(() => document.documentElement.setAttribute('data-rehearsal', ''));
      const old = await guide.heading.innerText();
      const next = guide.sidebar.locator(`a:not([aria-current]):not([href="${urlOf(GUIDE)}"])`);
      await next.filter({ visible: true }).first().click();
      await guide.heading.filter({ hasNotText: old }).waitFor();
      if ((await page.locator('html[data-rehearsal]').count()) === 0) {
        throw new Error('the browser loaded the whole page');
      }
    },
  },
  {
    subject: 'search opens and finds a page',
    run: async (page) => {
      await page.keyboard.press('Control+k');
      const dialog = page.getByRole('dialog', { name: label('en', 'search.dialog') });
      await dialog.getByRole('combobox').fill(QUERY);
      await dialog.getByRole('option', { name: QUERY }).first().waitFor();
    },
  },
];

/** Opens the built site in `dir` in Chromium and performs a few user actions. An error on the console breaks a step. */
export async function smokeTest(dir: string): Promise<Finding[]> {
  const { server, url } = await serveSite({ dir, base: site.base, host: '127.0.0.1', port: 0 });
  const browser = await chromium.launch({
    executablePath: foundChromium()?.executablePath,
    args: ['--no-sandbox'],
  });
  try {
    const page = await browser.newPage({ baseURL: url, locale: 'en-US' });
    page.setDefaultTimeout(STEP_LIMIT_MS);
    const errors = watchErrors(page, url);
    const findings: Finding[] = [];
    for (const { subject, run } of steps) {
      const before = errors.length;
      const failure = await run(page).then(
        () => errors[before],
        (error: unknown) => errors[before] ?? (error as Error).message,
      );
      findings.push(
        failure === undefined
          ? { subject, state: 'ok' }
          : { subject, state: 'broke', reason: firstLine(failure) },
      );
    }
    return findings;
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
}
