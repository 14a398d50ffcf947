import type { Paragraph, Parent } from 'mdast';
import { visit } from 'unist-util-visit';
import { nearest } from '../report/nearest';
import type { Problem, Rule } from '../report/Problem';
import { sourcesOf, type Source } from '../site/Site';

/** What the engine turns into a callout. */
const KINDS = ['tip', 'info', 'note', 'important', 'warning', 'danger', 'caution', 'details'];

export const containers: Rule = {
  name: 'containers',
  description:
    'Every ::: container is of a known kind and closed; the engine prints others as text, without a word.',
  check: (site) => sourcesOf(site).flatMap(check),
};

function check(source: Source): Problem[] {
  const problems: Problem[] = [];
  visit(source.body, (node) => {
    if (!('children' in node)) return;
    for (const [index, child] of node.children.entries()) {
      const problem = child.type === 'paragraph' && complaint(node, child, index);
      if (problem) problems.push({ file: source.file, ...problem });
    }
  });
  return problems;
}

function complaint(
  parent: Parent,
  paragraph: Paragraph,
  index: number,
): Omit<Problem, 'file'> | undefined {
  const kind = /^\s*:::\s*(\w+)/.exec(firstText(paragraph))?.[1];
  if (kind === undefined) return undefined;
  const { line = 1, column } = paragraph.position?.start ?? {};
  if (!KINDS.includes(kind)) {
    const meant = nearest(kind, KINDS);
    const remedy = meant ? `write :::${meant}` : `use one of ${KINDS.join(', ')}`;
    return { line, column, found: `:::${kind} is not a kind of container`, remedy };
  }
  const isClosed = parent.children
    .slice(index)
    .some((node) => node.type === 'paragraph' && closes(node));
  if (isClosed) return undefined;
  return {
    line,
    column,
    found: `:::${kind} is not closed`,
    remedy:
      'end it with a line of :::, after an empty line where a list or a table stands before it',
  };
}

function firstText({ children: [first] }: Paragraph): string {
  return first?.type === 'text' ? first.value : '';
}

function closes({ children }: Paragraph): boolean {
  const last = children.at(-1);
  return last?.type === 'text' && /:::$/.test(last.value);
}
