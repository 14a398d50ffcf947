import { dirname } from 'node:path/posix';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { optionFacts } from '@config/facts/optionFacts';
import type { AddedData } from './articles/build/staticPagesPlugin';

interface Heading {
  id: string;
  text: string;
  depth: number;
}

/** What an overview page says about a page that it lists, if its front matter has `overviewDetails`. */
interface Details {
  /** First sentence of the page's description. */
  purpose: string;
  /** Of the option that the page documents. */
  type?: string;
  default?: string;
}

interface Page {
  file: string;
  routePath: string;
  headings: Heading[];
  details: Details;
  isOverview: boolean;
  listsDetails: boolean;
}

/** Default depth of headings on overview pages without `overviewHeaders`; specification §9. */
const DEFAULT_LEVELS = [2];

const ALL_LEVELS = [2, 3, 4];

/** All heading levels in any `overviewHeaders` within a value. */
export function namedLevels(value: unknown): number[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'overviewHeaders' && Array.isArray(inner) ? (inner as number[]) : namedLevels(inner),
  );
}

/** Whether the front matter of an overview page turns headings off. */
const listsNoHeadings = ({ overviewHeaders }: { overviewHeaders?: unknown }): boolean =>
  Array.isArray(overviewHeaders) && overviewHeaders.length === 0;

/** The pages below the folder of an overview page. */
export function pagesBelow<P extends Pick<Page, 'routePath'>>(
  overview: Pick<Page, 'routePath'>,
  pages: readonly P[],
): P[] {
  const folder = dirname(`${overview.routePath}.`).replace(/\/?$/, '/');
  return pages.filter(
    ({ routePath }) => routePath.startsWith(folder) && routePath !== overview.routePath,
  );
}

/** The first sentence; a dot inside an identifier ends none. */
const FIRST_SENTENCE = /^.*?(?:。|[.?!](?=\s|$)|$)/;

/** Lengths in characters that fit a row of an overview; the page of the option has the rest. */
const MAX_TYPE = 44;
const MAX_DEFAULT = 32;

const shortened = (code: string, length: number): string =>
  code.length > length ? `${code.slice(0, length - 1).trimEnd()}…` : code;

/** What a page is for, in one sentence; type and default too if its title is the name of an option. */
export function detailsOf(title: string, description: string): Details {
  const [purpose = description] = FIRST_SENTENCE.exec(description) ?? [];
  const facts = optionFacts(title);
  if (!facts) return { purpose };
  // A union of several lines begins with a bar.
  const type = shortened(facts.type.replace(/\s+/g, ' ').replace(/^\| /, ''), MAX_TYPE);
  return {
    purpose,
    type,
    ...(facts.default !== null && { default: shortened(facts.default, MAX_DEFAULT) }),
  };
}

/**
 * Adds the headings of the pages that it lists to each overview page's own data, as `overview`, and what is said about
 * them, as `overviewDetails`, so that other pages don't ship them.
 * @param added receives them, by file
 */
export function pluginOverviewHeadings(added: AddedData): RspressPlugin {
  const pages: Page[] = [];
  let levels = new Set(ALL_LEVELS);

  const attachHeadings: RsbuildPlugin = {
    name: 'overview-headings:attach',
    setup(api) {
      const overviewAt = (file: string) =>
        pages.find((page) => page.isOverview && page.file === file);
      api.transform(
        { test: (file: string) => overviewAt(file) !== undefined, order: 'post' },
        ({ code, resourcePath, addDependency }) => {
          const overview = overviewAt(resourcePath);
          if (!overview) return code;
          for (const { file } of pages) addDependency(file);
          const listed = pagesBelow(overview, pages);
          const data = {
            overview: Object.fromEntries(
              listed.map(({ routePath, headings }) => [
                routePath,
                headings.filter(({ depth }) => levels.has(depth)),
              ]),
            ),
            ...(overview.listsDetails && {
              overviewDetails: Object.fromEntries(
                listed.map(({ routePath, details }) => [routePath, details]),
              ),
            }),
          };
          added.set(resourcePath, data);
          return `${code}\nObject.assign(Object.values(MDXContent.__RSPRESS_PAGE_META)[0], ${JSON.stringify(data)});`;
        },
      );
    },
  };

  return {
    name: 'overview-headings',
    beforeBuild({ themeConfig }, isProd) {
      // In development, the sidebars aren't known yet.
      if (isProd) levels = new Set([...DEFAULT_LEVELS, ...namedLevels(themeConfig?.locales)]);
    },
    extendPageData({ _filepath, routePath, title, toc, frontmatter }) {
      pages.push({
        file: _filepath,
        routePath,
        headings: toc.map(({ id, text, depth }) => ({ id, text, depth })),
        details: detailsOf(title, frontmatter.description ?? ''),
        isOverview: frontmatter.overview === true && !listsNoHeadings(frontmatter),
        listsDetails: frontmatter.overviewDetails === true,
      });
      for (const level of namedLevels(frontmatter)) levels.add(level);
    },
    builderConfig: { plugins: [attachHeadings] },
  };
}
