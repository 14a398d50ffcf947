import { closestMatch } from '@diagnostics/closestMatch';
import type { Problem, Rule } from '../report/Problem';
import { tellsOfOthers } from '../site/reference';
import { sourcesOf, type Source } from '../site/Site';
import { CLI_FLAGS, ENVIRONMENT_VARIABLES, PACKAGES, SOURCE_PACKAGES } from '../words/knownNames';

const PACKAGE = /@(?:rsbuild|rspack)\/[a-z\d-]*[a-z\d](?![\w-])/g;
const VARIABLE = /(?<![\w$])[A-Z][A-Z\d]*_[A-Z\d_]*[A-Z\d](?!\w)/g;
const FLAG = /(?<=`(?:[^`\n]* )?--)[a-z][\w-]*/g;

export const knownNames: Rule = {
  name: 'known-names',
  description: 'Packages, environment variables, flags and source files are called what they are.',
  check: (site) =>
    sourcesOf(site).flatMap((source) => [
      ...typosOf(source, PACKAGE, PACKAGES, unknownPackage),
      ...(tellsOfOthers(source.path) ? [] : commandNames(source)),
      ...sourceLinks(source),
    ]),
};

const commandNames = (source: Source): Problem[] => [
  ...typosOf(
    source,
    VARIABLE,
    ENVIRONMENT_VARIABLES,
    typo('an environment variable that Rsbuild reads'),
  ),
  ...typosOf(source, FLAG, CLI_FLAGS, typo('a flag of rsbuild', '--')),
];

type Complaint = Pick<Problem, 'found' | 'remedy'>;
type Judge = (name: string, meant: string | undefined) => Complaint | undefined;

/** Reports only names similar to known ones, because other tools have flags and variables too. */
const typo =
  (what: string, dashes = ''): Judge =>
  (name, meant) =>
    meant === undefined
      ? undefined
      : { found: `${dashes}${name} is not ${what}`, remedy: `did you mean ${dashes}${meant}?` };

const unknownPackage: Judge = (name, meant) => ({
  found: `${name} is not a package that pages know`,
  remedy: `${meant ? `did you mean ${meant}? If not, ` : ''}add it to scripts/content/words/knownNames.ts`,
});

function typosOf(
  { file, text }: Source,
  pattern: RegExp,
  known: readonly string[],
  judge: Judge,
): Problem[] {
  return [...text.matchAll(pattern)].flatMap(({ 0: name, index }) => {
    if (known.includes(name)) return [];
    const complaint = judge(name, closestMatch(name, known));
    if (!complaint) return [];
    const before = text.slice(0, index).split('\n');
    return { file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1, ...complaint };
  });
}

function sourceLinks({ file, components }: Source): Problem[] {
  return components.flatMap(({ name, facts, line, column }) => {
    const { path } = facts;
    if (name !== 'SourceLink' || path === undefined) return [];
    const [, folder] = /^packages\/([\w-]+)\/.+\.\w+(?:#L\d+(?:-L\d+)?)?$/.exec(path) ?? [];
    if (folder !== undefined && SOURCE_PACKAGES.includes(folder)) return [];
    const meant = folder && closestMatch(folder, SOURCE_PACKAGES);
    return {
      file,
      line,
      column,
      found: `${path} is not a file of the documented repository`,
      remedy: meant
        ? `did you mean ${path.replace(folder, meant)}?`
        : 'write the path from its root, such as packages/core/src/index.ts',
    };
  });
}
