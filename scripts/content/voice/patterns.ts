/** A phrase that sounds translated, and what a native speaker would write. */
export interface Pattern {
  /** Matched against prose without the content of `code` and link targets. */
  readonly pattern: RegExp;
  /** Suggested text; `$1` and so on are groups of the pattern. */
  readonly write: string;
  /** `error` fails in the folders of adopted.txt; `warning` is a suggestion. */
  readonly severity: 'error' | 'warning';
}

const CODE = '(`[^`\\n]+`)';
const LABELS =
  'mode|target|option|field|hook|folder|flag|method|key|property|strategy|package|plugin|type|environment|group';

const error = (pattern: RegExp, write: string): Pattern => ({ pattern, write, severity: 'error' });
const warning = (pattern: RegExp, write: string): Pattern => ({
  pattern,
  write,
  severity: 'warning',
});

const PHRASES: readonly Pattern[] = [
  error(/\banew\b/gi, 'again, or a verb such as restart or reset'),
  error(/\bexchang(?:e|es|ed|ing)\b/gi, 'replace or update'),
  error(/\bstands?\b(?!-| for| alone)/gi, 'be, appear, go, or belong'),
  error(
    /\b(?:is|are|was|were|be) (?:looked|asked|waited|searched) (?:for|at)\b/gi,
    'who does it: “Rsbuild looks for …”',
  ),
  error(/(?<!there )\b(?:is|are) no (?!longer\b|more\b|such\b)\w+/gi, 'isn’t, aren’t, or doesn’t'),
  error(/\b(?:is|are) (?:that|those) of\b/gi, 'the noun again, or “the same as”'),
  error(/\bso far\b/gi, 'current, existing, or “until now”'),
  error(/\bstyle sheet(s?)\b/gi, 'stylesheet$1'),
  error(/\bswitch(?:es|ed|ing)? (?:it |them )?off\b/gi, 'turn off, or disable'),
  error(new RegExp(`\\b(the|in|for) (${LABELS})s? ${CODE}`, 'gi'), '$1 $3 $2, the name first'),
  error(/`[^`\n]+` of \[/g, 'the whole path as one name, such as `dev.client.overlay`'),
  error(/\]\([^)\n]*\) (?:tells|says)\b/gi, 'explains, lists, or “as configured by”'),
  error(/\bof (yours|ours|theirs)\b/gi, 'your, our or their before the noun'),
  error(/\bl(?:ies|ie)\b/gi, 'be'),
  warning(/\bby (?:itself|themselves)\b/gi, 'automatically'),
  warning(/(?<!IP )(?<!IPv[46] )(?<!network )\baddress(?:es)?\b/gi, 'URL'),
  warning(/\bwithout a (?:word|message|complaint)\b|\bsays? nothing\b/gi, 'silently'),
  warning(/\bends? (?:with|in) `/gi, '“fails with” for an error, or “has the extension”'),
  warning(/\b(?:answers?|answered)\b/gi, 'respond, response, or return'),
  warning(/\bof (its|your|their) own\b/gi, '“$1 own”, separate, or custom'),
  warning(/\bholds?\b/gi, 'contain, or apply'),
];

const HEADINGS: readonly Pattern[] = [
  warning(
    /^#+ (?!.*\bWhat it does\b).*\b(?:it|them|others)\b[^?\n]*$/gim,
    'a heading that makes sense alone, in search results: name the thing',
  ),
  warning(
    /^#+ (?:What|Where|Which|Who|Whether)\b (?!it does\b)[^?\n]*$/gim,
    'a task or a noun: “How Rsbuild finds the list”, “Files to exclude”',
  ),
  warning(
    /^#+ (?:Another|Others?|By|One|Several|Always|Nothing|Next to|Beside|More|Larger|Not)\b[^\n]*$/gim,
    'the task: “Change the output folder”, “Set a favicon per entry”',
  ),
];

/** Names of table columns with better ones. */
const COLUMNS: readonly (readonly [name: string, write: string])[] = [
  ['Wish', 'Goal'],
  ['Gives', 'Returns'],
  ['Holds', 'Contents'],
  ['Stands for', 'Replaced with'],
  ['Leads to', 'Resolves to'],
  ['Answer', 'Response'],
  ['You make', 'You’re building'],
  ['Known in', 'Available in'],
  ['Ends by itself', 'Exits when done'],
  ['Work for you', 'Action required'],
  ['Fact', 'no such table: a list or sentences'],
];

/** A cell of the row above the separator. */
const columnNamed = (name: string): RegExp =>
  new RegExp(`(?<=\\|[ \\t]*)${name}(?=[ \\t]*\\|[^\\n]*\\n[ \\t]*\\|?[ \\t]*:?-)`, 'g');

/** Phrases that native readers stumble over, collected on the pages of this site. */
export const PATTERNS: readonly Pattern[] = [
  ...PHRASES,
  ...HEADINGS,
  ...COLUMNS.map(([name, write]) => error(columnNamed(name), write)),
  warning(columnNamed('Meaning'), 'Description'),
  error(
    /\bThe guide \[[^\n]*?\) covers [^\n]* as a whole\./g,
    'a link to one section, or nothing at all',
  ),
];
