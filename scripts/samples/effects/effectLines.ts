import { format, getFileInfo } from 'prettier';
import { runAll } from '../checks/runs/workers';
import type { Effect, Sample } from '../sample/Sample';
import { essentialLines, listedLines } from './essentialLines';

/** More lines don't show the point of an option. */
const MOST_LINES = 30;

/** What an option changes: the lines of a diff, or why there are none. */
export type EffectLines = { readonly lines: readonly string[] } | { readonly fault: string };

/** Runs each sample with and without the option of each effect; results are in the order of samples and effects. */
export async function effectLines(samples: readonly Sample[]): Promise<EffectLines[][]> {
  const jobs = samples.flatMap((sample) =>
    sample.effects.map((effect) => ({ sample, action: 'compare' as const, effect })),
  );
  const outcomes = await runAll(jobs);
  const results = await Promise.all(
    outcomes.map(
      async ({ diagnostics: [failed], contents: { before = '', after = '' } }, index) => {
        const effect = jobs[index]?.effect;
        if (failed || !effect) return { fault: failed?.message ?? '' };
        return linesOf(effect, before, after);
      },
    ),
  );
  return samples.map(({ effects }) => results.splice(0, effects.length));
}

async function linesOf(effect: Effect, before: string, after: string): Promise<EffectLines> {
  const lines = await diffOf(effect, before, after);
  if (lines.length === 0) return { fault: `it changes nothing in ${effect.in}` };
  if (lines.length <= MOST_LINES) return { lines };
  return {
    fault: `it changes ${String(lines.length)} lines in ${effect.in}, where at most ${String(MOST_LINES)} are shown`,
  };
}

async function diffOf({ in: shown }: Effect, before: string, after: string): Promise<string[]> {
  if (shown === 'rspack') return essentialLines(before, after);
  if (shown === 'files') return listedLines(before, after);
  return essentialLines(await formatted(shown, before), await formatted(shown, after));
}

/** One tag or statement per line, where the language is known: builds write them all on one. */
async function formatted(file: string, text: string): Promise<string> {
  const { inferredParser } = await getFileInfo(file);
  return inferredParser === null
    ? text
    : format(text, { filepath: file, printWidth: 100, htmlWhitespaceSensitivity: 'ignore' });
}
