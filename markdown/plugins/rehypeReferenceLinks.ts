import { relative, sep } from 'node:path';
import type { Element, Parents, Root, RootContent } from 'hast';
import 'mdast-util-mdx-jsx';
import { toString } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { referenceOf } from '../code/references/Reference';
import { REFERENCE_ATTRIBUTE } from '../code/references/referenceMarks';
import type { ReferencePages } from '../code/references/referencePages';
import { optionOf } from '@config/facts/reference';
import { LANGUAGES, site, type Language } from '@config/site';

interface Options {
  readonly pages: ReferencePages;
  /** Absolute path of the folder that contains a folder for each language. */
  readonly docs: string;
}

/** Elements in which inline code isn't linked: their text is a link or a heading. */
const NOT_IN = new Set(['a', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'pre']);

/**
 * Links code to reference pages in the page's language: samples, in which the highlighter marked references, and
 * inline code with an option's path. Runs after Shiki and before `rehypeCodeBlock`. Entries without a page aren't
 * linked.
 */
export function rehypeReferenceLinks({ pages, docs }: Options) {
  return (tree: Root, { path }: { path?: string }): void => {
    const [lang = '', ...rest] = relative(docs, path ?? '').split(sep);
    const language = LANGUAGES.find((known) => known.lang === lang)?.lang;
    if (!language) return;
    const own = rest
      .join('/')
      .replace(/\.mdx?$/, '')
      .replace(/(?:^|\/)index$/, '/');
    linkSamples(tree, pages, language, own);
    linkSentences(tree, pages, language, own);
  };
}

/** A token with a reference, as written by `finishedBlock`. */
const MENTION = new RegExp(`<span([^>]*) ${REFERENCE_ATTRIBUTE}=([^ >]+)>([^<]*)</span>`, 'g');

function linkSamples(tree: Root, pages: ReferencePages, lang: Language, own: string): void {
  visit(tree, 'element', ({ data }) => {
    if (!data?.block) return;
    const { block } = data;
    const content = block.content.replace(
      MENTION,
      (_, attributes: string, key: string, text: string) => {
        const href = pages.urlOf(referenceOf(key), lang);
        if (href === undefined || isPage(href, own)) return `<span${attributes}>${text}</span>`;
        // Part of an HTML string, which the theme's components don't process.
        return `<a${attributes} href=${site.base.slice(0, -1)}${href}>${text}</a>`;
      },
    );
    data.block = { ...block, content };
  });
}

/** Links the first occurrence in each section, so that a table of fields doesn't become a table of links. */
function linkSentences(tree: Root, pages: ReferencePages, lang: Language, own: string): void {
  let linked = new Set<string>();
  const others = new Set<Element>();
  visit(tree, (node, index, parent: Parents | undefined) => {
    if (isLinkingComponent(node)) return SKIP;
    if (node.type !== 'element') return undefined;
    if (/^h[1-6]$/.test(node.tagName)) linked = new Set();
    if (node.tagName === 'table') cellsOfOtherTools(node).forEach((cell) => others.add(cell));
    if (others.has(node)) return SKIP;
    if (NOT_IN.has(node.tagName)) return SKIP;
    if (node.tagName !== 'code' || !parent || index === undefined) return undefined;
    const name = optionIn(node);
    const href = name === undefined ? undefined : optionUrl(pages, name, lang);
    if (href === undefined || isPage(href, own) || linked.has(href)) return SKIP;
    linked.add(href);
    parent.children[index] = {
      type: 'element',
      tagName: 'a',
      properties: { href },
      children: [node],
    };
    return SKIP;
  });
}

/** Cells of a comparison table before the column of this tool, which name options of another tool. */
function cellsOfOtherTools(table: Element): Element[] {
  const rows: Element[][] = [];
  visit(table, { type: 'element', tagName: 'tr' }, ({ children }) => {
    rows.push(children.filter((child) => child.type === 'element'));
  });
  const ours = rows[0]?.findIndex((title) => toString(title).trim() === site.name) ?? -1;
  return rows.flatMap((cells) => cells.slice(0, Math.max(ours, 0)));
}

/** A component that is a link, such as `<Card href="…">`. */
const isLinkingComponent = (node: Root | RootContent): boolean =>
  (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') &&
  (node.name === 'a' ||
    node.attributes.some((attribute) => 'name' in attribute && attribute.name === 'href'));

const optionUrl = (pages: ReferencePages, name: string, lang: Language): string | undefined =>
  pages.urlOf({ kind: 'option', name }, lang);

/** Matches `output.distPath`, also in `output.distPath.js` and `output.distPath: {}`. Single words are ambiguous. */
function optionIn({ children }: Element): string | undefined {
  const [text] = children;
  if (children.length !== 1 || text?.type !== 'text') return undefined;
  const path = /^(\w+(?:\.\w+)+)(?::\s.*)?$/.exec(text.value)?.[1];
  return path && optionOf(path);
}

/** Whether a URL is that of the page itself, without a section. */
const isPage = (href: string, own: string): boolean =>
  href.endsWith(`/${own}`) && !href.includes('#');
