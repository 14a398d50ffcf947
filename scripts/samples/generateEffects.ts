/**
 * npm run generate:effects
 *
 * Writes `config/facts/optionEffects.json`: what each option with an `<OptionEffect>` changes, as the lines of a diff.
 * Runs the sample above the tag with the documented package twice, once without the option. `npm run check:samples`
 * compares the file with another run.
 */
import '../help.mjs';
import { writeFile } from 'node:fs/promises';
import { format } from 'prettier';
import { effectLines } from './effects/effectLines';
import { readSamples } from './run/runSamples';

const FILE = 'config/facts/optionEffects.json';

const samples = readSamples(process.cwd()).filter(({ effects }) => effects.length > 0);
const results = await effectLines(samples);
const effects = new Map<string, readonly string[]>();
for (const [index, { effects: shown, places }] of samples.entries()) {
  for (const [at, { of }] of shown.entries()) {
    const result = results[index]?.[at];
    if (result && 'lines' in result) {
      effects.set(of, result.lines);
    } else {
      const [{ file, line }] = places;
      console.error(`${file}:${String(line)}  <OptionEffect of="${of}">: ${result?.fault ?? ''}`);
      process.exitCode = 1;
    }
  }
}
const sorted = [...effects].sort(([a], [b]) => (a < b ? -1 : 1));
await writeFile(
  FILE,
  await format(JSON.stringify(Object.fromEntries(sorted)), { parser: 'json', printWidth: 100 }),
);
console.log(`${FILE}: ${String(effects.size)} options`);
