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

/** Empty if the YAML is invalid; compiling the page reports where. */
function readFrontMatter(yaml: string): PageIndexInfo['frontmatter'] {
  try {
    return (parse(yaml, { customTags: ['timestamp'] }) ?? {}) as PageIndexInfo['frontmatter'];
  } catch {
    return {};
  }
}

/** Fields that are known from a page's route. */
type PageMetadata = 'absolutePath' | 'routePath' | 'lang' | 'version';

/**
 * Metadata that plugins receive in `extendPageData`. Like the engine's, it lists only headings, but takes a tenth of
 * the time.
 */
export function readPageMetadata(
  { absolutePath, routePath, lang, version }: Pick<RouteMeta, PageMetadata>,
  root: string,
): PageIndexInfo {
  const source = readFileSync(absolutePath, 'utf8').replace(/\r\n/g, '\n');
  const { yaml, text: body } = splitPage(source);
  const frontmatter = readFrontMatter(yaml);
  const text = withoutCode(withFragments(body, absolutePath));
  const { title, toc } = parseToc(headings.parse((text.match(HEADING) ?? []).join('\n\n')));
  return {
    routePath,
    lang,
    version,
    title: frontmatter.title ?? title,
    toc: toc.map((heading) => ({ ...heading, charIndex: -1 })),
    frontmatter,
    content: '',
    _flattenContent: '',
    _filepath: absolutePath,
    _relativePath: path.relative(root, absolutePath).split(path.sep).join('/'),
  };
}
