import { dirname } from 'node:path/posix';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import type { AddedData } from './articles/build/staticPagesPlugin';

interface Heading {
  id: string;
  text: string;
  depth: number;
}

interface Page {
  file: string;
  routePath: string;
  headings: Heading[];
  isOverview: boolean;
}

/** specification §9: overview default header depth; what `overviewHeaders` leaves unsaid. */
const DEFAULT_LEVELS = [2];

const ALL_LEVELS = [2, 3, 4];

/** The heading levels that any `overviewHeaders` within a value names. */
export function namedLevels(value: unknown): number[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'overviewHeaders' && Array.isArray(inner) ? (inner as number[]) : namedLevels(inner),
  );
}

/** Whether an overview page is told to list pages alone. */
const listsNoHeadings = ({ overviewHeaders }: { overviewHeaders?: unknown }): boolean =>
  Array.isArray(overviewHeaders) && overviewHeaders.length === 0;

/** The headings of each page below the folder of an overview page, by route, at the levels that it may list. */
export function headingsBelow(
  overview: Pick<Page, 'routePath'>,
  pages: readonly Page[],
  levels: ReadonlySet<number>,
): Record<string, Heading[]> {
  const folder = dirname(`${overview.routePath}.`).replace(/\/?$/, '/');
  return Object.fromEntries(
    pages
      .filter(({ routePath }) => routePath.startsWith(folder) && routePath !== overview.routePath)
      .map(({ routePath, headings }) => [
        routePath,
        headings.filter(({ depth }) => levels.has(depth)),
      ]),
  );
}

/**
 * Gives each overview page, and no other, the headings of the pages that it lists, as `overview` in its own
 * data: they come with it alone, and what ships to every reader stays as it is.
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
          const headings = headingsBelow(overview, pages, levels);
          added.set(resourcePath, { overview: headings });
          return `${code}\nObject.values(MDXContent.__RSPRESS_PAGE_META)[0].overview = ${JSON.stringify(headings)};`;
        },
      );
    },
  };

  return {
    name: 'overview-headings',
    beforeBuild({ themeConfig }, isProd) {
      // A development build knows no sidebars yet.
      if (isProd) levels = new Set([...DEFAULT_LEVELS, ...namedLevels(themeConfig?.locales)]);
    },
    extendPageData({ _filepath, routePath, toc, frontmatter }) {
      pages.push({
        file: _filepath,
        routePath,
        headings: toc.map(({ id, text, depth }) => ({ id, text, depth })),
        isOverview: frontmatter.overview === true && !listsNoHeadings(frontmatter),
      });
      for (const level of namedLevels(frontmatter)) levels.add(level);
    },
    builderConfig: { plugins: [attachHeadings] },
  };
}
