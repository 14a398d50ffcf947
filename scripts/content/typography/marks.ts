import { CODE_MARK } from '../site/Site';

/** A part of a text that violates Chinese typography. */
export interface Fault {
  readonly start: number;
  readonly end: number;
  readonly says: string;
  /** Replacements of characters, from left to right. */
  readonly changes: readonly Change[];
}

export interface Change {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const HAN = '\\p{Script=Han}';
/** Characters that need a space next to Chinese: Latin letters, digits, code. */
const WORD = `[A-Za-z0-9${CODE_MARK}]`;
const CLOSERS = '[”’）》」』】]';
/** Punctuation that includes its white space. */
const BEFORE = '，。；：！？、）》」』】';
const AFTER = '，。；：！？、（《「『【）》」』】';

const FULL_WIDTH: Readonly<Record<string, string>> = {
  ',': '，',
  ';': '；',
  ':': '：',
  '!': '！',
  '?': '？',
  '.': '。',
  '(': '（',
  ')': '）',
};

const wide = (text: string): string => FULL_WIDTH[text.trim()] ?? text;

interface Mark {
  readonly says: string;
  readonly pattern: RegExp;
  readonly write: (match: string) => string;
}

const mark = (
  says: string,
  pattern: string,
  write: string | ((match: string) => string),
): Mark => ({
  says,
  pattern: new RegExp(pattern, 'gu'),
  write: typeof write === 'string' ? () => write : write,
});

const HALF_WIDTH = 'half-width punctuation in a Chinese sentence';

const MARKS: readonly Mark[] = [
  mark('no space between Chinese and Latin', `(?<=${HAN})(?=[@$#]?${WORD})`, ' '),
  mark('no space between Latin and Chinese', `(?<=${WORD}[%+#]*)(?=${HAN})`, ' '),
  mark(HALF_WIDTH, `(?<=${HAN}${CLOSERS}*) ?[,;:!?] *`, wide),
  mark(HALF_WIDTH, `(?<=${HAN}${CLOSERS}*)\\.(?!\\.)(?=$|\\s|${HAN}|${CLOSERS}) *`, wide),
  mark(HALF_WIDTH, `(?<=${WORD})[,;:!?] *(?=${HAN})`, wide),
  mark(HALF_WIDTH, `(?<=${CODE_MARK})[;:] *(?=${CODE_MARK})`, wide),
  mark('a half-width comma in a Chinese list', `(?<=${CODE_MARK}), *(?=${CODE_MARK})`, '、'),
  mark('a space before full-width punctuation', `[ \\t]+(?=[${BEFORE}（《「『【])`, ''),
  mark('a space after full-width punctuation', `(?<=[${AFTER}])[ \\t]+(?=\\S)`, ''),
  mark(
    'a space outside Chinese quotation marks',
    `(?<=${HAN})[ \\t]+(?=“)|(?<=”)[ \\t]+(?=${HAN})`,
    '',
  ),
  mark(
    'three dots for a Chinese ellipsis',
    `(?<=${HAN}|[${BEFORE}${CODE_MARK}])\\.{3,}|\\.{3,}(?=${HAN})`,
    '……',
  ),
  mark('half an ellipsis', '(?<!…)…(?!…)', '……'),
  mark('punctuation twice', `([，。；：！？、])\\1+`, (match) => match.charAt(0)),
  mark('hyphens for a dash', `(?<=${HAN}) ?--+ ?(?=${HAN})`, '——'),
  mark('half a dash', `(?<!—) ?—(?!—) ?`, '——'),
  mark('a full-width letter or digit', '[０-９Ａ-Ｚａ-ｚ]', (match) => match.normalize('NFKC')),
  mark('a full-width space', '\\u3000', ' '),
  mark(
    'corner brackets for quotation marks',
    '[「」『』]',
    (match) => '“”‘’'['「」『』'.indexOf(match)] ?? match,
  ),
];

/** Paired punctuation with its content; `(` also matches between Chinese characters. */
const PAIRS = [
  { says: 'straight quotation marks', pattern: /"([^"\n]*)"/g, open: '“', close: '”' },
  { says: 'straight quotation marks', pattern: /(?<!\w)'([^'\n]*)'(?!\w)/g, open: '‘', close: '’' },
  { says: 'half-width brackets', pattern: / *\(([^()\n]*)\) */g, open: '（', close: '）' },
] as const;

const HAS_HAN = new RegExp(HAN, 'u');

/** All typography problems of a text in order; none in a text without Chinese. */
export function faultsOf(text: string): Fault[] {
  if (!HAS_HAN.test(text)) return [];
  return [
    ...MARKS.flatMap((each) => single(text, each)),
    ...PAIRS.flatMap((each) => pair(text, each)),
  ].sort((a, b) => a.start - b.start);
}

function single(text: string, { says, pattern, write }: Mark): Fault[] {
  return [...text.matchAll(pattern)].map(({ 0: match, index: start }) => {
    const end = start + match.length;
    return { start, end, says, changes: [{ start, end, text: write(match) }] };
  });
}

function pair(text: string, { says, pattern, open, close }: (typeof PAIRS)[number]): Fault[] {
  return [...text.matchAll(pattern)].flatMap(({ 0: match, 1: inside = '', index: start }) => {
    const end = start + match.length;
    const isBracket = open === '（';
    const beside = text.slice(0, start).slice(-1) + text.slice(end, end + 1);
    if (!HAS_HAN.test(isBracket ? inside + beside : inside)) return [];
    const from = start + match.length - match.trimStart().length;
    const to = from + inside.length + 1;
    return {
      start,
      end,
      says,
      changes: [
        { start, end: from + 1, text: open },
        { start: to, end, text: close },
      ],
    };
  });
}
