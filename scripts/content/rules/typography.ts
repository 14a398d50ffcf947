import type { Edit, Problem, Rule } from '../report/Problem';
import { placeIn, proseOfPage } from '../site/proseOfPage';
import { CODE_MARK, OTHER_MARK, sourcesOf, type Prose } from '../site/Site';
import { faultsOf, type Change, type Fault } from '../typography/marks';

/** Characters shown on each side of a problem. */
const AROUND = 6;

export const typography: Rule = {
  name: 'typography',
  description:
    'Chinese text has spaces around Latin words and code, none around full-width punctuation, and no half-width punctuation.',
  check: (site) =>
    sourcesOf(site)
      .filter(({ lang }) => lang === 'zh')
      .flatMap((source) =>
        proseOfPage(source).flatMap((prose) =>
          faultsOf(prose.text)
            .filter(
              (diagnostic) => !diagnostic.changes.some((change) => holdsMarksApart(prose, change)),
            )
            .map((diagnostic) => ({ file: source.file, ...tell(prose, diagnostic) })),
        ),
      ),
};

/** Keeps a space after bold text that ends with punctuation, because Markdown needs it to recognize the end. */
function holdsMarksApart({ text, pieces }: Prose, { start, end, text: written }: Change): boolean {
  if (written !== '') return false;
  return pieces.some(
    ({ at }) =>
      (at === start || at === end) &&
      text[at] !== CODE_MARK &&
      text[at - 1] !== CODE_MARK &&
      at > 0,
  );
}

function tell(prose: Prose, { start, end, says, changes }: Fault): Omit<Problem, 'file'> {
  const from = Math.max(0, start - AROUND);
  const to = end + AROUND;
  let corrected = '';
  let at = from;
  for (const change of changes) {
    corrected += prose.text.slice(at, change.start) + change.text;
    at = change.end;
  }
  corrected += prose.text.slice(at, to);
  const edits = changes.map((change) => editOf(prose, change));
  return {
    ...placeIn(prose, start),
    found: `${says}: ${shown(prose.text.slice(from, to))}`,
    remedy: `write ${shown(corrected)}`,
    edits: edits.every((edit) => edit !== undefined) ? edits : undefined,
  };
}

const shown = (text: string): string =>
  text.replaceAll(CODE_MARK, '`…`').replaceAll(OTHER_MARK, '…').replace(/\n+/g, ' ').trim();

/** `undefined` if the characters aren't adjacent in the file. */
function editOf(prose: Prose, { start, end, text }: Change): Edit | undefined {
  const opening = prose.pieces.find(({ at }) => at === start)?.opens;
  const place = start === end && opening ? opening : placeIn(prose, start);
  const isBroken = prose.pieces.some(({ at }) => at > start && at < end);
  return place.column === undefined || isBroken
    ? undefined
    : { line: place.line, column: place.column, length: end - start, text };
}
