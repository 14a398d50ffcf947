import { closestMatch } from '@diagnostics/closestMatch';
import type { Problem, Rule } from '../report/Problem';
import { sourcesOf, type Container } from '../site/Site';

/** Container types that the engine turns into callouts. */
const KINDS = ['tip', 'info', 'note', 'important', 'warning', 'danger', 'caution', 'details'];

export const containers: Rule = {
  name: 'containers',
  description:
    'Every ::: container is of a known kind and closed; the engine prints others as text, without a word.',
  check: (site) =>
    sourcesOf(site).flatMap(({ file, containers: found }) =>
      found.flatMap((container) => {
        const complaint = check(container);
        const { line, column } = container;
        return complaint ? { file, line, column, ...complaint } : [];
      }),
    ),
};

function check({ kind, isClosed }: Container): Pick<Problem, 'found' | 'remedy'> | undefined {
  if (!KINDS.includes(kind)) {
    const meant = closestMatch(kind, KINDS);
    const remedy = meant ? `did you mean :::${meant}?` : `use one of ${KINDS.join(', ')}`;
    return { found: `:::${kind} is not a kind of container`, remedy };
  }
  if (isClosed) return undefined;
  return {
    found: `:::${kind} is not closed`,
    remedy:
      'end it with a line of :::, after an empty line where a list or a table stands before it',
  };
}
