import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Written by scripts/setup.mjs. */
const RECORD = path.join(import.meta.dirname, '../../.cache/chromium.json');

/** The browsers that the setup found, by the paths of their programs. */
export interface Chromium {
  executablePath: string;
  /** Headless Chromium: faster, but without the back/forward cache. */
  headlessShell?: string;
}

/** The result of `npm run setup`; undefined before it has run. */
export const foundChromium = (): Chromium | undefined =>
  existsSync(RECORD) ? (JSON.parse(readFileSync(RECORD, 'utf8')) as Chromium) : undefined;
