import { relative, sep } from 'node:path';
import type { Link } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { ReferencePages } from '../code/references/referencePages';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@config/site';
import { typeNames, typePages } from '@config/facts/typePages';

export interface TypeLinks {
  readonly pages: ReferencePages;
  /** Absolute path of the folder that contains a folder for each language. */
  readonly docs: string;
}

/** The language of a page by its folder; undefined for other files, such as fixtures. */
export function languageOfPage(page: string, docs: string): Language | undefined {
  const [folder] = relative(docs, page).split(sep);
  return LANGUAGES.find(({ lang }) => lang === folder)?.lang;
}

/**
 * URLs of sites with both languages: this site and Rspack's documentation. The prefix of the language follows the
 * first slash of the path.
 */
const TRANSLATED = /^(https:\/\/rspack\.rs|(?=\/))\//;

/** Link for a type's name on a page in that language; undefined if no page describes the type. */
export function typeUrl(name: string, lang: Language, pages: ReferencePages): string | undefined {
  const page = typePages[name];
  if (page === undefined) return pages.urlOf({ kind: 'member', part: 'types', name }, lang);
  return lang === DEFAULT_LANGUAGE ? page : page.replace(TRANSLATED, `$1/${lang}/`);
}

/** Text that keeps line breaks and indentation: the compiler trims `text` nodes, but leaves unknown nodes unchanged. */
interface Verbatim {
  type: 'verbatim';
  value: string;
}

/** A type as code with links from type names. */
export function typeElement(
  type: string,
  page: string,
  { pages, docs }: TypeLinks,
): MdxJsxFlowElement {
  const lang = languageOfPage(page, docs);
  const children: (Verbatim | Link)[] = [];
  let from = 0;
  for (const { name, at } of typeNames(type)) {
    const url = lang && typeUrl(name, lang, pages);
    if (url === undefined) continue;
    children.push({ type: 'verbatim', value: type.slice(from, at) });
    children.push({ type: 'link', url, children: [{ type: 'text', value: name }] });
    from = at + name.length;
  }
  children.push({ type: 'verbatim', value: type.slice(from) });
  return {
    type: 'mdxJsxFlowElement',
    name: 'code',
    attributes: [
      attribute('lang', 'en'),
      ...(type.includes('\n') ? [attribute('data-lines', 'several')] : []),
    ],
    // Phrasing content inside a flow element, because a paragraph would be a block inside <code>.
    children: children as unknown as MdxJsxFlowElement['children'],
  };
}

export const attribute = (name: string, value: string | null): MdxJsxAttribute => ({
  type: 'mdxJsxAttribute',
  name,
  value,
});

/** Facts as attributes of a component, without unknown and false ones. */
export const attributes = (
  facts: Readonly<Record<string, string | boolean | null | undefined>>,
): MdxJsxAttribute[] =>
  Object.entries(facts).flatMap(([name, value]) => {
    if (typeof value === 'string') return attribute(name, value);
    return value === true ? attribute(name, null) : [];
  });
