import type { Language } from '@config/site';

interface Typo {
  readonly pattern: RegExp;
  /** Suggested text; `$1` and so on are groups of the pattern. */
  readonly write: string;
}

/** Except words that can be doubled correctly. */
const DOUBLED = /\b(?!(?:had|that|is|very)\b)([a-z]+)\s+\1\b(?![-.\w])/gi;

const COMPARATIVES =
  'more|less|rather|other|better|worse|fewer|smaller|larger|bigger|faster|slower|earlier|later|longer|shorter|older|newer|higher|lower';

/** Typos that a dictionary doesn't find, with corrections. */
export const TYPOS: Readonly<Record<Language, readonly Typo[]>> = {
  en: [
    { pattern: DOUBLED, write: '$1' },
    { pattern: new RegExp(`\\b(${COMPARATIVES}) then (\\w+)`, 'gi'), write: '$1 than $2' },
    { pattern: /\b(and|if|only|since|until|just) than\b/gi, write: '$1 then' },
    {
      pattern:
        /\b(apart|away|comes?|copied|different|differs?|get|imported|imports?|loaded|loads?|reads?|removed|separate|taken) form\b/gi,
      write: '$1 from',
    },
    { pattern: /\b(at|by|in|of) it['’]s\b/gi, write: '$1 its' },
    { pattern: /\bit['’]s own\b/gi, write: 'its own' },
    {
      pattern: /\bits (a|also|an|been|better|important|necessary|not|possible|the)\b/gi,
      write: "it's $1",
    },
    { pattern: /\b(could|might|must|should|would) of\b/gi, write: '$1 have' },
    { pattern: /\ban affect\b/gi, write: 'an effect' },
    { pattern: /\b(can|may|might|not|will) loose\b/gi, write: '$1 lose' },
    { pattern: /\byour (able|going|welcome)\b/gi, write: "you're $1" },
    { pattern: /\ballows to\b/gi, write: 'allows you to' },
    { pattern: /\ba (?!eu)([aei][a-z]{2,})/g, write: 'an $1' },
    { pattern: /\ban ([bcdfgjkpqtvwz][a-z]{2,})/g, write: 'a $1' },
  ],
  zh: [{ pattern: /([的了是在和与把被])\1(?!确)/g, write: '$1' }],
};
