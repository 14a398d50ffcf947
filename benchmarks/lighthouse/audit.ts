import { execFile } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import type { LighthouseReport } from './summary';

const run = promisify(execFile);

/** Brings a Node as new as Lighthouse asks for, which its own command then finds first. */
const BIN = join(import.meta.dirname, 'node_modules/.bin');
const BROWSER_FLAGS = '--headless=new --no-sandbox --disable-gpu';
/** A report holds the page's screenshots. */
const MAX_REPORT_BYTES = 64 * 1024 ** 2;

interface Browser {
  path: string;
  /** The language that it asks for, such as `zh-CN`; a reader of another one may be led elsewhere. */
  language: string;
}

/** Runs Lighthouse with its own settings for mobile on a URL. @throws where that URL leads elsewhere. */
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
