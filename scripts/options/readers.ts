/**
 * npm run options:readers -- <option>…
 *
 * Prints every place in the published code of @rsbuild/core and its plugins where an option, such as
 * output.assetPrefix, is read or set, and the other options that the same function or plugin reads.
 */
import '../help.mjs';
import path from 'node:path';
import { closestMatch } from '@diagnostics/closestMatch';
import { optionNames } from '@config/facts/reference';
import { readReaders } from './readers/readReaders';
import { readersText } from './readers/readersText';

const SCOPE = path.resolve('scripts/documented/node_modules/@rsbuild');

function printReaders(options: readonly string[]): void {
  if (options.length === 0) {
    throw new Error('name an option, such as: npm run options:readers -- output.assetPrefix');
  }
  for (const option of options) {
    if (optionNames.includes(option)) continue;
    const meant = closestMatch(option, optionNames);
    throw new Error(
      `@rsbuild/core has no option ${option}${meant === undefined ? '' : `; did you mean ${meant}?`}`,
    );
  }
  const readers = readReaders(SCOPE);
  for (const option of options) console.log(readersText(option, readers));
}

try {
  printReaders(process.argv.slice(2));
} catch (error) {
  console.error(
    `options:readers stopped: ${error instanceof Error ? error.message : String(error)}`,
  );
  process.exitCode = 1;
}
