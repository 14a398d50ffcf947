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

/** Headings of each page below the folder of an overview page, by route, at the levels that it can list. */
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
 * Adds the headings of the pages that it lists to each overview page's own data, as `overview`, so that other pages
 * don't ship them.
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
      // In development, the sidebars aren't known yet.
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
