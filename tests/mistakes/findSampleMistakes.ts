import { checks } from '../../scripts/samples/checks';
import { samplesOf } from '../../scripts/samples/sample/samplesOf';
import { siteOf } from '../../scripts/content/testing/siteOf';
import type { Report } from './findMistake';
import type { Mistake } from './Mistake';

/** Plants each mistake on its page, and runs all checks once: the compiler alone takes seconds to start. */
export async function findSampleMistakes(mistakes: readonly Mistake[]): Promise<Report[]> {
  const site = siteOf(Object.fromEntries(mistakes.map(({ file, to = '' }) => [file, to])));
  const samples = samplesOf(site);
  const problems: { file: string; line: number; text: string; rule: string }[] = [];
  for (const check of checks) {
    const taken = samples.filter((sample) => check.takes(sample));
    const results = taken.length > 0 ? await check.check(taken) : [];
    for (const [index, sample] of taken.entries()) {
      const [{ file, line: fence }] = sample.places;
      for (const { line, found, remedy } of results[index] ?? []) {
        problems.push({
          file,
          line: fence + line,
          text: `${found}  ${remedy}  [${check.name}]`,
          rule: check.name,
        });
      }
    }
  }
  return mistakes.map(({ file, rule, to = '', at = '' }) => {
    const own = problems.filter((problem) => problem.file === file);
    const line = to.slice(0, to.indexOf(at)).split('\n').length;
    const match = own.find((problem) => problem.rule === rule && problem.line === line);
    const sentence = (problem: (typeof own)[number]): string =>
      `${file}:${String(problem.line)}  ${problem.text}`;
    return {
      line: match ? sentence(match) : `${file}:${String(line)}`,
      isFound: match !== undefined,
      others: own.filter((problem) => problem !== match).map(sentence),
    };
  });
}
