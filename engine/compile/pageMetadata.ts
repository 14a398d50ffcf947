import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseToc } from '@rspress/core/dist/node/mdx/remarkPlugins/toc.js';
import type { PageIndexInfo, RouteMeta } from '@rspress/core';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { parse } from 'yaml';

const FRONT_MATTER = /^---\r?\n([^]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/** A code block: `#` in it starts a comment, and an `import` belongs to the sample. */
const FENCE = /^([ \t]*)(`{3,}|~{3,})[^\n]*\n[^]*?^[ \t]*\2[`~]*[ \t]*$/gm;

/** Splits a page into the YAML of its front matter, empty if there is none, and the text after it. */
export function splitPage(source: string): { yaml: string; text: string } {
  const [block = '', yaml = ''] = FRONT_MATTER.exec(source) ?? [];
  return { yaml, text: source.slice(block.length) };
}

/** A page's text without its code blocks. */
export const withoutCode = (text: string): string => text.replace(FENCE, '');

const HEADING = /^ {0,3}#{1,6}[ \t].*$/gm;

/** The import of a fragment, which the page renders as `<Name />`. */
const FRAGMENT = /^import\s+(\w+)\s+from\s+['"](\.[^'"]+\.mdx?)['"];?[ \t]*$/gm;

const headings = unified().use(remarkParse).use(remarkGfm);

/** Text of a page with its imported fragments inlined. */
function withFragments(text: string, file: string): string {
  return [...text.matchAll(FRAGMENT)].reduce((result, [, name = '', source = '']) => {
    const fragment = path.resolve(path.dirname(file), source);
    if (!existsSync(fragment)) return result;
    const inner = withFragments(readFileSync(fragment, 'utf8'), fragment);
    return result.replace(new RegExp(`<${name}\\s*/>`, 'g'), () => inner);
  }, text);
}

/** Empty if the YAML is invalid; compiling the page reports where. Dates stay text, so that all of it is JSON data. */
function readFrontMatter(yaml: string): PageIndexInfo['frontmatter'] {
  try {
    return (parse(yaml) ?? {}) as PageIndexInfo['frontmatter'];
  } catch {
    return {};
  }
}

/** Whether a page imports a fragment, whose headings are then among its own. */
export const importsFragment = (source: string): boolean => source.search(FRAGMENT) >= 0;

/** What the text of a page says about it, as JSON data. */
export type PageOutline = Pick<PageIndexInfo, 'title' | 'toc' | 'frontmatter'>;

/**
 * Title, headings and front matter of a page, as in the engine's metadata.
 * @param source text of the page
 * @param file its path
 */
export function outlineOf(source: string, file: string): PageOutline {
  const { yaml, text: body } = splitPage(source.replace(/\r\n/g, '\n'));
  const frontmatter = readFrontMatter(yaml);
  const text = withoutCode(withFragments(body, file));
  const { title, toc } = parseToc(headings.parse((text.match(HEADING) ?? []).join('\n\n')));
  return {
    title: frontmatter.title ?? title,
    toc: toc.map((heading) => ({ ...heading, charIndex: -1 })),
    frontmatter,
  };
}

/** Reads the outline of a page from its file. */
export const readOutline = (file: string): PageOutline =>
  outlineOf(readFileSync(file, 'utf8'), file);

/** Fields that are known from a page's route. */
type PageMetadata = 'absolutePath' | 'routePath' | 'lang' | 'version';

/**
 * Metadata that plugins receive in `extendPageData`. Like the engine's, but without the page's text.
 * @param root folder of the pages
 */
export const pageMetadata = (
  { absolutePath, routePath, lang, version }: Pick<RouteMeta, PageMetadata>,
  root: string,
  outline: PageOutline,
): PageIndexInfo => ({
  routePath,
  lang,
  version,
  ...outline,
  content: '',
  _flattenContent: '',
  _filepath: absolutePath,
  _relativePath: path.relative(root, absolutePath).split(path.sep).join('/'),
});
