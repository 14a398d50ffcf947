import { sourcesOf, type Heading, type Source } from '../site/Site';
import { counterpartsOf, type Counterparts } from '../site/counterparts';
import type { Problem, Rule } from '../report/Problem';

export const headingIds: Rule = {
  name: 'heading-ids',
  description:
    'Twins carry the same heading ids in the same order, so that an anchor survives a language switch.',
  check: (site) => [
    ...sourcesOf(site).flatMap((source) => [...repeatedIds(source), ...titleIds(source)]),
    ...counterpartsOf(site).flatMap(compare),
  ],
};

function repeatedIds({ file, headings }: Source): Problem[] {
  return headings.flatMap(({ id, line, column }, index) => {
    const first = headings.slice(0, index).find((earlier) => earlier.id === id);
    if (!first || id === '') return [];
    const found = `the id ${id} is taken by line ${String(first.line)}`;
    return { file, line, column, found, remedy: 'give this heading an explicit id, {#id}' };
  });
}

function titleIds({ file, headings }: Source): Problem[] {
  return headings
    .filter(({ depth, isExplicit }) => depth === 1 && isExplicit)
    .map(({ id, line, column }) => ({
      file,
      line,
      column,
      found: `the title has an id: {#${id}}`,
      remedy: `remove {#${id}}: a link to a page needs no id`,
    }));
}

/** Reports only the first difference of structure, because later ones result from it, but every difference of ids. */
function compare({ en, zh }: Counterparts): Problem[] {
  const english = en.headings.filter(({ depth }) => depth > 1);
  const chinese = zh.headings.filter(({ depth }) => depth > 1);
  const problems: Problem[] = [];

  for (const [index, counterpart] of english.entries()) {
    const heading = chinese[index];
    const there = `${en.file}:${String(counterpart.line)}`;
    if (!heading) {
      const line = zh.headings.at(-1)?.line ?? 1;
      const found = `no heading after this for ${marked(counterpart)} of ${there}`;
      return [
        ...problems,
        say(line, found, `write it as ${hashes(counterpart)} … {#${counterpart.id}}`),
      ];
    }
    if (heading.depth !== counterpart.depth) {
      const found = `level ${String(heading.depth)} where ${there} has level ${String(counterpart.depth)}, ${marked(counterpart)}`;
      return [
        ...problems,
        say(
          heading.line,
          found,
          `write ${hashes(counterpart)} … {#${counterpart.id}} here, or add the missing heading`,
        ),
      ];
    }
    // A name such as `fastRefresh` has the same id in both languages.
    if (heading.id === counterpart.id) continue;
    if (!heading.isExplicit) {
      const found = `the heading says no id: ${marked(heading)}`;
      problems.push(say(heading.line, found, `write ${marked(heading)} {#${counterpart.id}}`));
    } else {
      const found = `the id ${heading.id} where ${there} has ${counterpart.id}`;
      problems.push(say(heading.line, found, `write {#${counterpart.id}}`));
    }
  }

  const extra = chinese[english.length];
  if (extra) {
    const found = `a heading that ${en.file} lacks: ${marked(extra)}`;
    problems.push(say(extra.line, found, 'add it there or remove it here'));
  }
  return problems;

  function say(line: number, found: string, remedy: string): Problem {
    return { file: zh.file, line, found, remedy, related: en.file };
  }
}

const hashes = ({ depth }: Heading): string => '#'.repeat(depth);
const marked = (heading: Heading): string => `${hashes(heading)} ${heading.text}`;
