import { isWithin } from '../report/isWithin';
import type { Problem, Rule } from '../report/Problem';
import { stringsOf } from '../site/strings';
import { sourcesOf, type Site, type TextFile } from '../site/Site';
import { ADOPTED_LIST, adoptedFolders } from '../voice/adopted';
import { blankCode } from '../voice/blankCode';
import { EXCEPTIONS } from '../voice/exceptions';
import { PATTERNS, type Pattern } from '../voice/patterns';

export const voice: Rule = {
  name: 'voice',
  description: 'English is plain, without the phrases of voice/patterns.ts.',
  check: (site) => {
    const adopted = adoptedFolders(site);
    const problems = textsOf(site).flatMap((text) => check(text));
    return [
      ...problems.map((problem) =>
        adopted.some(({ folder }) => isWithin(problem.file, folder))
          ? problem
          : { ...problem, severity: 'report' as const },
      ),
      ...unneeded(site),
      ...adopted.filter(({ folder }) => !isKnown(site, folder)).map(missing),
    ];
  },
};

interface Text extends TextFile {
  readonly firstLine: number;
}

/** English pages, guides for contributors, and English texts of `i18n.json`. */
function textsOf(site: Site): Text[] {
  const pages = sourcesOf(site).filter(({ lang }) => lang === 'en');
  return [
    ...[...pages, ...site.readmes].map(({ file, text }) => ({ file, text, firstLine: 1 })),
    ...stringsOf(site, 'en').map(({ file, line, text }) => ({ file, text, firstLine: line })),
  ];
}

function check({ file, text, firstLine }: Text): Problem[] {
  const prose = blankCode(text);
  return PATTERNS.flatMap((pattern) =>
    [...prose.matchAll(pattern.pattern)]
      .filter(({ 0: { length }, index }) => !isException(file, text, index, index + length))
      .map((match) => {
        const before = text.slice(0, match.index).split('\n');
        return {
          file,
          line: firstLine + before.length - 1,
          column: (before.at(-1)?.length ?? 0) + 1,
          ...advice(pattern, text.slice(match.index, match.index + match[0].length)),
        };
      }),
  );
}

function advice(
  { pattern, write, severity }: Pattern,
  written: string,
): Omit<Problem, 'file' | 'line'> {
  const plain = write.includes('$') ? written.replace(pattern, write) : write;
  return severity === 'error'
    ? { found: `“${written}” is hard to read`, remedy: `write ${plain}` }
    : {
        found: `“${written}” may be hard to read`,
        remedy: `consider ${plain}`,
        severity: 'report',
      };
}

/** Whether an exception covers the characters from `start` to `end`. */
function isException(file: string, text: string, start: number, end: number): boolean {
  return EXCEPTIONS.some((exception) => {
    if (exception.file !== undefined && exception.file !== file) return false;
    const from = text.indexOf(exception.text, Math.max(0, end - exception.text.length));
    return from >= 0 && from <= start;
  });
}

/** An exception whose phrase the file no longer contains. */
const unneeded = (site: Site): Problem[] =>
  EXCEPTIONS.filter(
    ({ file, text }) =>
      file !== undefined &&
      isKnown(site, file) &&
      !textsOf(site).some((each) => each.file === file && each.text.includes(text)),
  ).map(({ file = '', text }) => ({
    file,
    line: 1,
    found: `scripts/content/voice/exceptions.ts allows “${text}”, which the file does not have`,
    remedy: 'remove the exception',
  }));

/** Whether the folder has English text. `i18n.json` counts even if it doesn't parse, which the `syntax` rule reports. */
const isKnown = (site: Site, folder: string): boolean =>
  site.strings?.file === folder || textsOf(site).some(({ file }) => isWithin(file, folder));

const missing = ({ folder, line }: { folder: string; line: number }): Problem => ({
  file: ADOPTED_LIST,
  line,
  found: `${folder} has no English text`,
  remedy: 'correct the path, or remove the line',
});
