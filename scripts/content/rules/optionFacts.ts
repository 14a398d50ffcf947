import { optionFacts as factsOf, type OptionFacts } from '@config/facts/optionFacts';
import { optionRoute, optionNames } from '@config/facts/reference';
import { closestMatch } from '@diagnostics/closestMatch';
import type { Problem, Rule } from '../report/Problem';
import { inLanguage } from '../site/urls';
import { tellsOfOthers } from '../site/reference';
import { sourcesOf, type Page, type Site, type Source } from '../site/Site';

const NAME = '`([\\w.]+)`';
const VALUE = '`([^`\\n]+)`';

/** An option with its value in code: `mode: 'none'`. */
const CODE_VALUES = [/`([\w.]+)(?:: | = |=)(['"][\w-]+['"])`/g];
/** An option with its value in a sentence: set `mode` to `'none'`. */
const VALUES = [
  /`([\w.]+)` (?:to|is|as|=) `(['"][\w-]+['"])`/g,
  /`([\w.]+)` ?(?:设为|设置为|设成|为|是) ?`(['"][\w-]+['"])`/g,
];

/** An option and its default. */
const DEFAULTS = [
  new RegExp(`${NAME},? (?:which )?defaults to ${VALUE}`, 'g'),
  new RegExp(`[Tt]he default (?:value )?of ${NAME} is ${VALUE}`, 'g'),
  new RegExp(`${NAME} ?(?:的)?默认(?:值)?(?:为|是) ?${VALUE}`, 'g'),
];

/** The default of the option that the page is about. */
const OWN_DEFAULTS = [
  new RegExp(
    `(?:^|(?<=[.:|] ))(?:It defaults|Defaults|The default is|Default:) (?:to )?${VALUE}`,
    'gm',
  ),
  new RegExp(`(?:^|(?<=[。：|] ?))默认(?:值)?(?:为|是|：) ?${VALUE}`, 'gm'),
];

/** An option and the version that added it. */
const VERSIONS = [
  new RegExp(
    `${NAME} (?:was added|is available|came|arrived|exists) (?:in|since|with|from) (?:Rsbuild |version |v)*(\\d+\\.\\d+\\.\\d+)`,
    'g',
  ),
  new RegExp(`${NAME} ?(?:自|从) ?(?:Rsbuild |v)*(\\d+\\.\\d+\\.\\d+)`, 'g'),
];

export const optionFacts: Rule = {
  name: 'option-facts',
  description: 'Values, defaults and versions of options in text are those of the package.',
  check: (site) =>
    sourcesOf(site)
      .filter(({ path }) => !tellsOfOthers(path))
      .flatMap((source) => [
        ...find(source, VALUES, value),
        ...find(source, CODE_VALUES, codeValue),
        ...find(source, DEFAULTS, defaultValue),
        ...find(source, VERSIONS, version),
        ...ownDefaults(site, source),
      ]),
};

type Complaint = Pick<Problem, 'found' | 'remedy'>;
type Judge = (option: string, facts: OptionFacts, written: string) => Complaint | undefined;

function find(source: Source, patterns: readonly RegExp[], judge: Judge): Problem[] {
  return patterns.flatMap((pattern) =>
    [...source.text.matchAll(pattern)].flatMap(({ 1: option = '', 2: written = '', index }) => {
      const facts = factsOf(option);
      const complaint = facts && judge(option, facts, written);
      return complaint ? at(source, index, complaint) : [];
    }),
  );
}

const at = ({ file, text }: Source, index: number, complaint: Complaint): Problem => ({
  file,
  line: text.slice(0, index).split('\n').length,
  ...complaint,
});

/** The string values of an option; undefined if it accepts others. */
function stringsOf({ type }: OptionFacts): string[] | undefined {
  const literals = type.match(/'[\w-]+'/g);
  const rest = type.replace(/'[\w-]+'/g, '');
  return literals && !/\bstring\b|[A-Z{<]/.test(rest) ? literals : undefined;
}

function value(option: string, facts: OptionFacts, written: string): Complaint | undefined {
  const allowed = stringsOf(facts);
  const plain = written.replaceAll('"', "'");
  if (!allowed || allowed.includes(plain)) return undefined;
  const meant = closestMatch(plain, allowed);
  return {
    found: `${option} does not take ${plain}`,
    remedy: meant ? `did you mean ${meant}?` : `use one of ${allowed.join(', ')}`,
  };
}

/** Loaders, plugins and functions have a `mode` too: without a section, only near misses are reported. */
function codeValue(option: string, facts: OptionFacts, written: string): Complaint | undefined {
  const isClose = closestMatch(written.replaceAll('"', "'"), stringsOf(facts) ?? []) !== undefined;
  return option.includes('.') || isClose ? value(option, facts, written) : undefined;
}

function defaultValue(option: string, facts: OptionFacts, written: string): Complaint | undefined {
  const known = facts.default;
  if (known === null || known === 'undefined' || isSame(known, written)) return undefined;
  return {
    found: `${option} defaults to ${known}, and the text says ${written}`,
    remedy: `write \`${known}\`, or leave the default to <OptionMeta>`,
  };
}

/** Ignores quotation marks and white space. */
const isSame = (a: string, b: string): boolean =>
  a.replace(/['"`\s]/g, '') === b.replace(/['"`\s]/g, '');

function version(option: string, { since }: OptionFacts, written: string): Complaint | undefined {
  if (since === undefined || since === written) return undefined;
  return {
    found: `${option} came with ${since}, and the text says ${written}`,
    remedy: `write ${since}`,
  };
}

function ownDefaults(site: Site, source: Source): Problem[] {
  const page: Page | undefined = site.pages.find(({ file }) => file === source.file);
  const own = page && inLanguage(page.route, 'en');
  const option = optionNames.find((name) => optionRoute(name) === own);
  const facts = option && factsOf(option);
  if (!facts) return [];
  return OWN_DEFAULTS.flatMap((pattern) =>
    [...source.text.matchAll(pattern)].flatMap(({ 1: written = '', index }) => {
      const complaint = defaultValue(option, facts, written);
      return complaint ? at(source, index, complaint) : [];
    }),
  );
}
