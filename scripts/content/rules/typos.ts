import type { Problem, Rule } from '../report/Problem';
import { placeIn, proseOfPage } from '../site/proseOfPage';
import { sourcesOf, type Prose, type Source } from '../site/Site';
import { TYPOS } from '../words/typos';

/** Notes such as TODO in text, comments and samples. */
const NOTE = /\b(?:TODO|FIXME|XXX|TBD)\b/g;

export const typos: Rule = {
  name: 'typos',
  description: 'No word is doubled or confused with another, and no note of the writer is left.',
  check: (site) =>
    sourcesOf(site).flatMap((source) => [
      ...notes(source),
      ...proseOfPage(source).flatMap((prose) => check(source, prose)),
    ]),
};

const notes = ({ file, text }: Source): Problem[] =>
  text.split('\n').flatMap((line, index) =>
    [...line.matchAll(NOTE)].map(({ 0: note, index: at }) => ({
      file,
      line: index + 1,
      column: at + 1,
      found: `${note} is left`,
      remedy: 'do it, or open an issue and remove the note',
    })),
  );

function check({ file, lang }: Source, prose: Prose): Problem[] {
  return TYPOS[lang].flatMap(({ pattern, write }) =>
    [...prose.text.matchAll(pattern)].map(({ 0: found, index }) => ({
      file,
      ...placeIn(prose, index),
      found: `“${found}”`,
      remedy: `write ${found.replace(pattern, write)}`,
    })),
  );
}
