import { execFile } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import type { LighthouseReport } from './summary';

const run = promisify(execFile);

/** Installs the Node.js version that Lighthouse requires; its own command then uses that one. */
const BIN = join(import.meta.dirname, 'node_modules/.bin');
const BROWSER_FLAGS = '--headless=new --no-sandbox --disable-gpu';
/** A report contains the page's screenshots. */
const MAX_REPORT_BYTES = 64 * 1024 ** 2;

interface Browser {
  path: string;
  /** The requested language, such as `zh-CN`; the site may redirect other languages. */
  language: string;
}

/** Runs Lighthouse on a URL with its default settings for mobile. @throws if the URL redirects. */
export async function audit(url: string, { path, language }: Browser): Promise<LighthouseReport> {
  const { stdout } = await run(
    join(BIN, 'lighthouse'),
    [url, '--output=json', '--quiet', `--chrome-flags=${BROWSER_FLAGS} --accept-lang=${language}`],
    {
      maxBuffer: MAX_REPORT_BYTES,
      env: {
        ...process.env,
        PATH: [BIN, process.env.PATH].join(delimiter),
        CHROME_PATH: path,
      },
    },
  );
  const report = JSON.parse(stdout) as LighthouseReport;
  if (report.finalDisplayedUrl !== url) {
    throw new Error(`${url} leads to ${report.finalDisplayedUrl}, which is another page.`);
  }
  return report;
}
