import type { Rule } from '../../content/report/Problem';
import type { BuiltPage, BuiltSite } from '../site/BuiltSite';

const REMEDY =
  'look at markdown/export/markdownText.ts, and at what markdown/export/componentText.ts says of the component';

/** A problem in a copy, with its line in the page. */
interface Fault {
  readonly line: number;
  readonly found: string;
  readonly remedy?: string;
}

export const markdownCopies: Rule<BuiltSite> = {
  name: 'markdown-copies',
  description:
    'Every page has its Markdown copy beside it, for tools that read text: same headings and code, no markup of ours.',
  check: (site) =>
    site.pages.flatMap((page) => {
      const path = page.file.replace(/^dist(.*)\.html$/, '$1.md');
      const copy = site.copies.get(path);
      if (copy === undefined) {
        return {
          file: page.source.file,
          line: 1,
          found: `the build has no Markdown copy dist${path}`,
          remedy: 'run npm run build again; the build writes each page as Markdown too',
        };
      }
      // A missing part is usually followed by others, so a page is reported once.
      const diagnostic = faultOf(page, copy);
      if (!diagnostic) return [];
      const found = `${diagnostic.found} (dist${path})`;
      return {
        file: page.source.file,
        line: diagnostic.line,
        found,
        remedy: diagnostic.remedy ?? REMEDY,
      };
    }),
};

function faultOf({ source }: BuiltPage, copy: string): Fault | undefined {
  const { prose, headings } = readCopy(copy);
  const heading = source.headings.find(({ depth, text }) => !headings.has(keyOf(depth, text)));
  if (heading) {
    const found = `the Markdown copy has no heading ${heading.text}`;
    return { line: heading.line, found };
  }
  const squeezed = squeeze(copy);
  const block = source.code.find(({ code }) => !squeezed.includes(squeeze(code)));
  if (block) return { line: block.line, found: 'the Markdown copy lacks this code block' };
  const leftover = prose.map(withoutCode).find((line) => LEFTOVER.test(line));
  if (leftover === undefined) return undefined;
  const tag = TAG.exec(leftover)?.[1];
  const line = source.components.find(({ name }) => name === tag)?.line ?? 1;
  return tag === undefined
    ? { line, found: `the Markdown copy says "${leftover.trim()}"` }
    : {
        line,
        found: `the Markdown copy shows the tag <${tag}>`,
        remedy: `add ${tag} to blockText or inlineText in markdown/export/componentText.ts, with what it becomes`,
      };
}

/** A component's tag or import. */
const TAG = /<\/?([A-Z]\w*)(?=[\s/>])/;
const LEFTOVER = /<\/?[A-Z]\w*[\s/>]|^import .* from /;

const withoutCode = (line: string): string => line.replace(/(`+)(?!`).*?[^`]\1(?!`)/g, '');

const FENCE = /^\s*(`{3,}|~{3,})/;

/** Lines of a copy outside code, and its headings. */
function readCopy(copy: string): { prose: string[]; headings: Set<string> } {
  const prose: string[] = [];
  let fence = '';
  for (const line of copy.split('\n')) {
    const mark = FENCE.exec(line)?.[1] ?? '';
    if (mark && !fence) fence = mark;
    else if (fence && mark.startsWith(fence)) fence = '';
    else if (!fence) prose.push(line);
  }
  const headings = prose.flatMap((line) => {
    const [, marks, text] = /^(#{1,6})\s+(.*)$/.exec(line) ?? [];
    return marks && text !== undefined ? keyOf(marks.length, text) : [];
  });
  return { prose, headings: new Set(headings) };
}

/** A heading by depth, letters and digits, because formatting, URLs and escapes can be written in several ways. */
const keyOf = (depth: number, text: string): string =>
  `${String(depth)} ${text.replace(/\]\([^)]*\)/g, '').replace(/[^\p{L}\p{N}]/gu, '')}`;

/** Code is indented like its container, which can be a quotation. */
const squeeze = (text: string): string => text.replace(/^\s*>/gm, '').replace(/\s+/g, ' ').trim();
