import type { RsbuildPlugin } from '@rsbuild/core';
import type { RouteMeta, RspressPlugin } from '@rspress/core';
import { pageFacts } from '../pages/pageFacts';

/** What we ask of the engine's service, whose type it does not export. */
interface RouteService {
  getRoutes: () => RouteMeta[];
}

/**
 * Tells plugins of each page (`extendPageData`) in place of the engine, which parses every page twice for it: for a list
 * that `slim-page-list` keeps from readers, and for a search index that is not its own here.
 */
export function pluginPageFacts(): RspressPlugin {
  let service: RouteService = { getRoutes: () => [] };
  let plugins: readonly RspressPlugin[] = [];
  let root = 'docs';
  let isProd = false;

  const tellInPlaceOfEngine: RsbuildPlugin = {
    name: 'page-facts:tell',
    setup(api) {
      // The engine reads pages in its own handler, between these two: without routes it finds none.
      api.modifyBundlerChain({
        order: 'pre',
        async handler(_, { environment }) {
          if (environment.name !== 'web') return;
          const pages = service
            .getRoutes()
            .filter(({ absolutePath }) => /\.mdx?$/.test(absolutePath));
          for (const page of pages) {
            const facts = pageFacts(page, root);
            for (const plugin of plugins) await plugin.extendPageData?.(facts, isProd);
          }
          service.getRoutes = () => [];
        },
      });
      api.modifyBundlerChain({
        order: 'post',
        handler(_, { environment }) {
          if (environment.name === 'web') Reflect.deleteProperty(service, 'getRoutes');
        },
      });
    },
  };

  return {
    name: 'page-facts',
    config(config, _, isProduction) {
      plugins = config.plugins ?? [];
      root = config.root ?? root;
      isProd = isProduction;
      return config;
    },
    routeServiceGenerated(generated: RouteService) {
      service = generated;
    },
    builderConfig: { plugins: [tellInPlaceOfEngine] },
  };
}
