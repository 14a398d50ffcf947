/**
 * npm run test:browser -- [arguments of `playwright test`]
 * npm run test:browsers -- [arguments of `playwright test`]
 *
 * Before the tests, reports in one sentence what is missing: a browser, or an up-to-date build of the site.
 */
import '../../scripts/help.mjs';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { foundChromium } from '../support/chromium';
import { staleReason } from '../support/freshness';

const ROOT = path.join(import.meta.dirname, '../..');

function missingBrowser(): string | undefined {
  const found = foundChromium();
  if (!found) return 'no browser is set up for the tests: run npm run setup first';
  const gone = [found.executablePath, found.headlessShell].find(
    (browser) => browser !== undefined && !existsSync(browser),
  );
  return gone && `the browser ${gone} is gone: run npm run setup, which finds or installs one`;
}

function missingBuild(): string | undefined {
  const reason = staleReason(path.join(ROOT, 'dist'));
  return reason && `dist/ ${reason}: run npm run build first`;
}

/** `test:browsers` finds its own browsers. */
const needsChromium = !process.argv.includes('--no-chromium');

const sentence = (needsChromium ? missingBrowser() : undefined) ?? missingBuild();
if (sentence !== undefined) {
  console.error(`browser tests: ${sentence}.`);
  process.exitCode = 1;
}
