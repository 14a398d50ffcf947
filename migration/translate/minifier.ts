import { set, type Given, type Outcome } from './edits';
import { flag, wholeObject } from './readValues';

/** Terser's options that remove `console` and `debugger`; others are left to the reader. */
export function minifierOptions(given: Given): Outcome {
  const options = wholeObject(given);
  if (!options?.every(({ key }) => FORMATS.has(key) || key === 'compress')) return undefined;
  const compress = options.find(({ key }) => key === 'compress');
  if (!compress) return 'default';
  const rules = wholeObject(compress);
  const isPlain = rules?.every(({ key }) => DROPS.has(key));
  if (!isPlain) return undefined;
  const drop = rules?.find(({ key }) => key === 'drop_console');
  return drop
    ? flag(set('performance.removeConsole', 'true'), 'default')({ ...given, ...drop })
    : 'default';
}

/** How the code is written, where Rsbuild removes comments as well. */
const FORMATS = new Set(['format', 'ie8', 'output', 'safari10']);

/** `debugger` and infinity are the minifier's default. */
const DROPS = new Set(['drop_console', 'drop_debugger', 'keep_infinity', 'warnings']);
