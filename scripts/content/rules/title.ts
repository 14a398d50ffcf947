import { frontMatterOf, pageTypeOf } from '../site/frontMatter';
import type { Heading, Page } from '../site/Site';
import type { Problem, Rule } from '../report/Problem';

export const title: Rule = {
  name: 'title',
  description: 'Every page has one title, and its headings go down one level at a time.',
  check: (site) =>
    site.pages
      .filter((page) => !page.diagnostic)
      .flatMap((page) => [...checkTitle(page), ...checkLevels(page)]),
};

function checkTitle(page: Page): Problem[] {
  const { file, headings } = page;
  const [first, ...others] = headings.filter(({ depth }) => depth === 1);
  if (!first && pageTypeOf(page) !== 'home' && frontMatterOf(page, 'title') === undefined) {
    return [
      {
        file,
        line: 1,
        found: 'the page has no title',
        remedy: 'begin its body with a line # Title',
      },
    ];
  }
  return others.map(({ line, column, text }) => ({
    file,
    line,
    column,
    found: `a second title: # ${text}`,
    remedy: `make it ## ${text}, for the title is on line ${String(first?.line)}`,
  }));
}

function checkLevels({ file, headings }: Page): Problem[] {
  return headings.flatMap((heading, index) => {
    const { line, column, depth, text } = heading;
    if (text === '') {
      return {
        file,
        line,
        column,
        found: 'an empty heading',
        remedy: 'give it a text or remove it',
      };
    }
    // A page with a title in the front matter starts at level two.
    const before = headings[index - 1]?.depth ?? 1;
    if (depth <= before + 1) return [];
    return {
      file,
      line,
      column,
      found: `level ${String(depth)} follows level ${String(before)}: ${marked(heading)}`,
      remedy: `make it ${marked({ ...heading, depth: before + 1 })}`,
    };
  });
}

const marked = ({ depth, text }: Heading): string => `${'#'.repeat(depth)} ${text}`;
