import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

/** Characters that an engine may parse as markup in prose. */
const ENTITIES: Record<string, string> = { '<': '&lt;', '{': '&#123;', '}': '&#125;' };

/** Files that only our build writes, such as `/options.json`: other engines report links to them as dead. */
const WRITTEN_BY_BUILD = /\.json$/;

const parser = unified().use(remarkParse).use(remarkGfm);

export interface PlainMarkdown {
  /** The first heading as plain text. */
  title: string;
  /** Markdown that every engine parses alike. */
  body: string;
}

/** Transforms everything except code in the source. */
function changeProse(markdown: string, change: (prose: string) => string): string {
  let done = 0;
  let changed = '';
  visit(parser.parse(markdown), ['code', 'inlineCode'], ({ position }) => {
    const start = position?.start.offset ?? 0;
    const end = position?.end.offset ?? 0;
    changed += change(markdown.slice(done, start)) + markdown.slice(start, end);
    done = end;
  });
  return changed + change(markdown.slice(done));
}

/** The route for a copy's URL, as the peers write it: `/guide/index.md#a` → `/guide/#a`. */
const routeOf = (address: string): string =>
  address.replace(/\.md(?=$|#)/, '').replace(/(^|\/)index(?=$|#)/, '$1');

const titleOf = (markdown: string): string =>
  (/^# (.+)$/m.exec(markdown)?.[1] ?? '').replaceAll(/[`*\\]/g, '');

/**
 * The Markdown copy of a page as a page of another engine: links target that site, and characters in prose are
 * escaped, so that they aren't parsed as MDX, Vue, or HTML.
 * @param home the base of the site's own URLs, ending with a slash.
 */
export function plainMarkdown(copy: string, home: string): PlainMarkdown {
  const body = changeProse(copy, (prose) =>
    prose
      .replaceAll(/\]\(([^)\s]+)\)/g, (link, address: string) =>
        address.startsWith(home) && !WRITTEN_BY_BUILD.test(address)
          ? `](/${routeOf(address.slice(home.length))})`
          : link,
      )
      .replaceAll(/\\?([<{}])/g, (_, character: string) => ENTITIES[character] ?? character),
  );
  return { title: titleOf(copy), body };
}
