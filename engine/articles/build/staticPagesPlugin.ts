import type { RouteMeta, RspressPlugin } from '@rspress/core';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { HeadTags } from '@publish/pageHead';
import { isStatic, staticPage } from './staticPage';
import type { LocaleData } from './localeScript';
import { htmlFileOf, writePages, type StaticPage } from './writePages';
import { pluginLocaleBundles } from './localeBundlesPlugin';
import { pageCompiler } from '../../compile/pageCompiler';
import type { CompiledPage, CompileTask } from '../../compile/compilePage';
import { pluginRenderCache } from '../../cache/renderCachePlugin';
import type { UnchangedPages } from '../../cache/UnchangedPages';

/** Data that other plugins add to compiled pages, by file. */
export type AddedData = Map<string, Record<string, unknown>>;

/**
 * Serves articles as HTML from files separate from the bundler's, and ships only the site data that the page's language
 * needs: four plugins that share what they collect about the pages.
 * @param heads tags for the head of each built page
 * @param unchanged finds out which pages the build doesn't write
 */
export function staticPagesPlugins(
  added: AddedData,
  heads: readonly HeadTags[],
  unchanged: UnchangedPages,
): RspressPlugin[] {
  let routes: readonly RouteMeta[] = [];
  /** Files of the pages; fragments, which pages import, are compiled as well. */
  let files: ReadonlySet<string> = new Set();
  const pages = new Map<string, StaticPage>();
  const data: LocaleData = { locales: new Map(), texts: new Map() };
  const overviews = new Set<string>();
  const addStaticPage = (file: string, { code }: CompiledPage): void => {
    pages.set(file, staticPage(code, file));
  };
  const compiler = pageCompiler(({ source, file }: CompileTask, page) => {
    if (files.has(file) && isStatic(source, file)) addStaticPage(file, page);
  });
  const headOf = (route: RouteMeta): string => heads.map((tagsOf) => tagsOf(route) ?? '').join('');
  const write: RsbuildPlugin = {
    name: 'static-pages:write',
    apply: 'build',
    setup(api) {
      // Other plugins' `onAfterBuild` handlers need finished pages.
      api.onAfterBuild(() => {
        const staticPages = [...pages].map(([file, page]) => ({
          ...page,
          data: { ...page.data, ...added.get(file) },
        }));
        const tags = new Map(
          routes
            .filter(({ routePath }) => !unchanged.routes.has(routePath))
            .map((route) => [htmlFileOf(route.routePath), headOf(route)] as const),
        );
        const site = {
          pages: staticPages,
          data,
          heads: tags,
          overviews,
          unchanged: unchanged.routes,
        };
        const articles = writePages(api.context.distPath, site);
        unchanged.store(
          articles,
          staticPages.map(({ routePath }) => routePath),
        );
      });
    },
  };
  const writer: RspressPlugin = {
    name: 'static-pages',
    routeGenerated(all) {
      routes = all;
      files = new Set(all.map(({ absolutePath }) => absolutePath));
    },
    extendPageData({ routePath, frontmatter }) {
      if (frontmatter.overview === true) overviews.add(routePath);
    },
    builderConfig: { plugins: [write] },
  };
  return [
    compiler.plugin,
    pluginRenderCache({ ...compiler, addStaticPage, unchanged, data, headOf }),
    pluginLocaleBundles(data),
    writer,
  ];
}
