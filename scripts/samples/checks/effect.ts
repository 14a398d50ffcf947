import { optionEffect } from '@config/facts/optionEffects';
import { effectLines, type EffectLines } from '../effects/effectLines';
import { filesOf } from '../projectFolder';
import type { Complaint, Effect, SampleCheck } from '../sample/Sample';

export const effect: SampleCheck = {
  name: 'effect',
  description: 'What <OptionEffect> shows is what the option changes in a run of the sample.',
  isAgainstPackages: true,
  takes: ({ effects }) => effects.length > 0,
  surroundings: (sample) => {
    const stored = sample.effects.map(({ of }) => optionEffect(of));
    return JSON.stringify([...filesOf(sample), sample.effects, stored]);
  },
  async check(samples) {
    const results = await effectLines(samples);
    return samples.map(({ effects }, index) =>
      effects.flatMap((shown, at) => complaint(shown, results[index]?.[at] ?? { lines: [] })),
    );
  },
};

function complaint({ of }: Effect, result: EffectLines): Complaint[] {
  const at = { line: 0 };
  if ('fault' in result) {
    return [
      {
        ...at,
        found: `<OptionEffect of="${of}">: ${result.fault}`,
        remedy: 'compare something else with in="files" or mode="development", or remove it',
      },
    ];
  }
  const stored = optionEffect(of) ?? [];
  const { lines } = result;
  if (stored.join('\n') === lines.join('\n')) return [];
  const index = lines.findIndex((line, at) => line !== stored[at]);
  return [
    {
      ...at,
      found: `config/facts/optionEffects.json has another effect of ${of}: its line ${String(index < 0 ? lines.length + 1 : index + 1)} is ${quoted(stored[index < 0 ? lines.length : index])}, and ${quoted(lines[index])} in a run`,
      remedy: 'run npm run generate:effects, and read what changed',
    },
  ];
}

const quoted = (line: string | undefined): string => (line === undefined ? 'missing' : `'${line}'`);
