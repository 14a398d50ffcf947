import { actionOf, filesOf } from '../../projectFolder';
import { excuseOf, type Complaint, type Sample, type SampleCheck } from '../../sample/Sample';
import { complaintOf } from './configuration';
import { firstLineMissing, firstMessageMissing, missingFiles } from './shown';
import type { Outcome } from './task';
import { runAll } from './workers';

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
    const sources = [...new Set(samples.map(sourceOf))];
    const outcomes = await runAll(
      sources.map((source) => ({
        sample: source,
        action: actionOf(source) ?? 'build',
        reads: samples
          .filter((sample) => sourceOf(sample) === source)
          .map(({ attributes }) => attributes.output ?? ''),
      })),
    );
    return samples.map((sample) => {
      const index = sources.indexOf(sourceOf(sample));
      const outcome = outcomes[index];
      return outcome ? complaints(sample, outcome) : [];
    });
  },
};

/** The source of the output: the nearest preceding block that is built or run, or an empty configuration. */
function sourceOf(sample: Sample): Sample {
  const isRun = (other: Sample): boolean => ['build', 'run'].includes(actionOf(other) ?? '');
  return (
    sample.page.slice(0, sample.index).findLast(isRun) ??
    known(sample.page, () => ({
      ...sample,
      title: 'rsbuild.config.js',
      lang: 'js',
      words: ['build'],
      attributes: {},
      code: 'export default {};',
    }))
  );
}

const defaults = new WeakMap<Sample['page'], Sample>();

function known(page: Sample['page'], make: () => Sample): Sample {
  const sample = defaults.get(page) ?? make();
  defaults.set(page, sample);
  return sample;
}

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
