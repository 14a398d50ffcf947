import { setTimeout as delay } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { LONG_PAGE } from '../../site/measuredPages';
import type { Figures } from '../../site/readerFigures';
import { settle } from '../../tools/page';
import { withServer } from '../../tools/processes';
import type { Site } from '../sites';
import { devCommand, makeCold } from './commands';
import { openDevPage, timeSentence } from './devPage';
import { withEditedPage } from './editedPage';

const PORT = 4630;

/** Engines store bundled code for the next start once edits pause. */
const PAUSE_MS = 10_000;

/** From the start of the server to the long page, then from edits of that page to the updated page. */
const timeDev = (site: Site, browser: Browser) =>
  withEditedPage(site, ({ say }) =>
    withServer(devCommand(site, PORT), PORT, async (startedAt) => {
      const address = `http://127.0.0.1:${PORT}${site.link(LONG_PAGE)}`;
      const { page, shownAt } = await openDevPage(browser, address);
      try {
        await settle(page);
        // The first update includes one-time setup; users notice the following ones.
        await timeSentence(page, 'First sentence.', () => say('First sentence.'));
        await settle(page);
        const edit = await timeSentence(page, 'Second one.', () => say('Second one.'));
        await delay(PAUSE_MS);
        return { start: (shownAt - startedAt) / 1000, edit };
      } finally {
        await page.close();
      }
    }),
  );

/** Measures the development server in a fresh clone, and again with its cache. */
export async function devFigures(site: Site, browser: Browser): Promise<Figures> {
  await makeCold(site);
  const cold = await timeDev(site, browser);
  const warm = await timeDev(site, browser);
  return {
    'development: started to page shown, cold, s': cold.start,
    'development: started to page shown, warm, s': warm.start,
    'development: edit to page changed, s': warm.edit,
  };
}
