import type { RouteMeta, RspressPlugin } from '@rspress/core';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { HeadTags } from '@publish/pageHead';
import { isStatic, staticPage } from './staticPage';
import type { LocaleData } from './localeScript';
import { htmlFileOf, writePages, type StaticPage } from './writePages';
import { pluginLocaleBundles } from './localeBundlesPlugin';
import { pluginPageCompiler } from '../../compile/pageCompiler';

/** What other plugins add to a page's data once it is compiled, by file. */
export type AddedData = Map<string, Record<string, unknown>>;

/**
 * Has the browser of a built site take articles as HTML, from files beside the bundler's, and of the site only what the
 * page's language needs: three plugins that share what they learn of the pages.
 * @param heads what the head of a built page says of it
 */
export function staticPagesPlugins(added: AddedData, heads: readonly HeadTags[]): RspressPlugin[] {
  let routes: readonly RouteMeta[] = [];
  const pages = new Map<string, StaticPage>();
  const data: LocaleData = { locales: new Map(), texts: new Map() };
  const compiler = pluginPageCompiler(({ source, file }, { code }) => {
    if (isStatic(source, file)) pages.set(file, staticPage(code, file));
  });
  const write: RsbuildPlugin = {
    name: 'static-pages:write',
    apply: 'build',
    setup(api) {
      // What other plugins do after the build, they do with finished pages.
      api.onAfterBuild(() => {
        const whole = [...pages].map(([file, page]) => ({
          ...page,
          data: { ...page.data, ...added.get(file) },
        }));
        const tags = routes.map(
          (route) =>
            [
              htmlFileOf(route.routePath),
              heads.map((tagsOf) => tagsOf(route) ?? '').join(''),
            ] as const,
        );
        writePages(api.context.distPath, whole, data, new Map(tags));
      });
    },
  };
  const writer: RspressPlugin = {
    name: 'static-pages',
    routeGenerated(all) {
      routes = all;
    },
    builderConfig: { plugins: [write] },
  };
  return [compiler, pluginLocaleBundles(data), writer];
}
