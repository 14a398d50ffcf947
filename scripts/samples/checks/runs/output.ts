import { filesOf } from '../../projectFolder';
import { excuseOf, type Complaint, type Sample, type SampleCheck } from '../../sample/Sample';
import { complaintOf } from './configuration';
import { firstLineMissing, firstMessageMissing, missingFiles } from './shown';
import type { Outcome } from './task';
import { outcomesOf, sourceOf } from './outcomes';

/** Values of `output` for lines that the run prints. */
const LOG = 'log';

export const output: SampleCheck = {
  name: 'output',
  description: 'Files and messages that a page shows are those of a run.',
  isAgainstPackages: true,
  takes: (sample) => sample.attributes.output !== undefined && excuseOf(sample) === undefined,
  surroundings: (sample) => {
    const source = sourceOf(sample);
    return JSON.stringify([source.code, source.words, ...filesOf(source)]);
  },
  async check(samples) {
    const outcomes = await outcomesOf(samples.map(sourceOf));
    return samples.map((sample, index) => {
      const outcome = outcomes[index];
      return outcome ? complaints(sample, outcome) : [];
    });
  },
};

function complaints(sample: Sample, outcome: Outcome): Complaint[] {
  const { output: name = '' } = sample.attributes;
  const [diagnostic] = outcome.diagnostics;
  if (diagnostic && name !== LOG) {
    const { found } = complaintOf(diagnostic, sample);
    return [
      {
        line: 0,
        found: `what is shown comes from no run: ${found}`,
        remedy: 'correct the block before',
      },
    ];
  }
  if (name === LOG) return ofMessages(sample, outcome);
  return outcome.files.some((file) => file.startsWith(`${name}/`))
    ? ofListing(sample, name, outcome)
    : ofFile(sample, name, outcome);
}

function ofListing({ code }: Sample, folder: string, { files }: Outcome): Complaint[] {
  return missingFiles(code, folder, files).map(({ file, line }) => ({
    line,
    found: `${folder}/${file} is not written`,
    remedy: `show what is: ${files.filter((name) => name.startsWith(`${folder}/`)).join(', ')}`,
  }));
}

function ofFile({ code }: Sample, name: string, { contents, files }: Outcome): Complaint[] {
  const text = contents[name];
  if (text === undefined) {
    return [
      { line: 0, found: `${name} is not written`, remedy: `name one of ${files.join(', ')}` },
    ];
  }
  const line = firstLineMissing(code, text);
  return line === undefined
    ? []
    : [{ line, found: `${name} does not contain this line`, remedy: 'show what the run writes' }];
}

function ofMessages({ code }: Sample, { log }: Outcome): Complaint[] {
  const line = firstMessageMissing(code, log);
  return line === undefined
    ? []
    : [
        {
          line,
          found: 'the run does not print this',
          remedy: `show what it prints: ${log.trim()}`,
        },
      ];
}
