import type { Rule } from '../../content/report/Problem';
import { placeIn } from '../../content/site/proseOfPage';
import { CODE_MARK, OTHER_MARK, type Prose } from '../../content/site/Site';
import type { BuiltPage, BuiltSite } from '../site/BuiltSite';

interface Part {
  readonly line: number;
  readonly what: string;
  readonly isThere: boolean;
}

export const content: Rule<BuiltSite> = {
  name: 'content',
  description: 'What a page says stands in its HTML, so that it can be read without script.',
  check: (site) =>
    site.pages.flatMap((page) => {
      // A missing part is usually followed by others, so a page is reported once.
      const missing = partsOf(page).find(({ isThere }) => !isThere);
      if (!missing) return [];
      return {
        file: page.source.file,
        line: missing.line,
        found: `${missing.what} is not in ${page.file}`,
        remedy: 'let the component around it render its children on the server, hidden if need be',
      };
    }),
};

function partsOf(page: BuiltPage): Part[] {
  const { headings, prose, code } = page.source;
  const ids = new Set(page.ids);
  return [
    ...headings.map(({ id, line, text }) => ({
      line,
      what: `the heading ${text}`,
      isThere: ids.has(id),
    })),
    ...prose
      .filter(({ kind }) => kind !== 'attribute')
      .flatMap((item) => {
        const run = longestRun(item);
        if (!run) return [];
        const { line } = placeIn(item, item.text.indexOf(run));
        return { line, what: `the text “${run}”`, isThere: page.text.includes(run) };
      }),
    ...code.flatMap(({ line, lang, code: sample }) => {
      const first = sample
        .split('\n')
        // Diff marks become classes.
        .map((text) => collapsed(lang === 'diff' ? text.replace(/^[+-]/, '') : text))
        .find((text) => text !== '' && !text.includes('[!code'));
      return first === undefined
        ? []
        : { line, what: `the code “${first}”`, isThere: page.text.includes(first) };
    }),
  ];
}

/**
 * Text that is contiguous in the HTML too: without code, formatting, escapes, line ends and the colon after a field's
 * name.
 */
function longestRun({ text }: Prose): string | undefined {
  const runs = text
    .replace(AFTER_FIELD, CODE_MARK)
    .split(new RegExp(`[${CODE_MARK}${OTHER_MARK}\\n\\\\&*_~]`))
    .map(collapsed);
  return runs.sort((a, b) => b.length - a.length)[0];
}

/** `<OptionFields>` shows a field's name without the colon of the Markdown. */
const AFTER_FIELD = new RegExp(`^${CODE_MARK}[:：]`);

const collapsed = (text: string): string => text.replace(/\s+/g, ' ').trim();
