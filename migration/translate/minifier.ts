import { constantOf } from './code';
import { set, type Given, type Outcome } from './edits';
import { wholeObject } from './readValues';

/** Terser's options that remove `console` and `debugger`; others are left to the reader. */
export function minifierOptions(given: Pick<Given, 'value' | 'scope'>): Outcome {
  const options = wholeObject(given);
  if (!options?.every(({ key }) => FORMATS.has(key) || key === 'compress')) return undefined;
  const compress = options.find(({ key }) => key === 'compress');
  if (!compress) return 'default';
  const rules = wholeObject(compress);
  const isPlain = rules?.every(({ key }) => DROPS.has(key));
  if (!isPlain) return undefined;
  const isOn = (name: string) =>
    rules?.some(({ key, value, scope }) => key === name && constantOf(value, scope) === true);
  return isOn('drop_console') ? set('performance.removeConsole', 'true') : 'default';
}

/** How the code is written, where Rsbuild removes comments as well. */
const FORMATS = new Set(['format', 'ie8', 'output', 'safari10']);

/** `debugger` and infinity are the minifier's default. */
const DROPS = new Set(['drop_console', 'drop_debugger', 'keep_infinity', 'warnings']);
