import * as cra from '@config/facts/migrations/cra';
import { earlier, removed } from '@config/facts/migrations/rsbuild';
import * as vite from '@config/facts/migrations/vite';
import * as vueCli from '@config/facts/migrations/vueCli';
import * as webpack from '@config/facts/migrations/webpack';
import { Catalog } from './Catalog';
import type { Kind } from './kinds';
import { buildFolder, cracoPluginValues, cracoValues } from './translate/cracoValues';
import { loaderValues } from './translate/loaderValues';
import { vitePluginValues, webpackPluginValues } from './translate/pluginValues';
import { viteBuildValues } from './translate/viteBuildValues';
import { viteServerValues } from './translate/viteServerValues';
import { viteValues } from './translate/viteValues';
import { vueCliValues } from './translate/vueCliValues';
import { devServerValues } from './translate/devServerValues';
import { webpackValues } from './translate/webpackValues';

const PAGES = {
  craco: '/guide/migration/cra',
  rsbuild: '/guide/migration/rsbuild-0-x',
  vite: '/guide/migration/vite',
  vueCli: '/guide/migration/vue-cli',
  webpack: '/guide/migration/webpack',
};

const addWebpack = (catalog: Catalog, prefix: string, values = webpackValues): Catalog =>
  catalog.add(webpack.options, PAGES.webpack, values, prefix);

const addDevServer = (catalog: Catalog, prefix = ''): Catalog =>
  catalog.add(webpack.devServer, PAGES.webpack, devServerValues, `${prefix}devServer.`);

/** Functions and objects of Vue CLI that change the options of webpack. */
const vueCliOptions = ['configureWebpack.', 'chainWebpack.'].reduce(
  (catalog, prefix) => addDevServer(addWebpack(catalog, prefix), prefix),
  addDevServer(new Catalog().add(vueCli.options, PAGES.vueCli, vueCliValues)),
);

/** The options of each tool. */
export const optionCatalogs: Readonly<Record<Exclude<Kind, 'rsbuild'>, Catalog>> = {
  webpack: addDevServer(addWebpack(new Catalog(), '')),
  vite: new Catalog()
    .add(vite.options, PAGES.vite, viteValues)
    .add(vite.server, PAGES.vite, viteServerValues)
    .add(vite.build, PAGES.vite, viteBuildValues),
  vueCli: vueCliOptions,
  craco: addDevServer(
    addWebpack(new Catalog().add(cra.craco, PAGES.craco, cracoValues), 'webpack.configure.', {
      ...webpackValues,
      'output.path': buildFolder,
    }),
  ),
};

export const webpackPlugins = new Catalog().add(
  webpack.plugins,
  PAGES.webpack,
  webpackPluginValues,
);

export const loaders = new Catalog().add(webpack.loaders, PAGES.webpack, loaderValues);

export const vitePlugins = new Catalog().add(vite.packages, PAGES.vite, vitePluginValues);

export const cracoPlugins = new Catalog().add(cra.craco, PAGES.craco, cracoPluginValues);

/** Options of earlier versions of Rsbuild. */
export const removedOptions = new Catalog()
  .add(removed, PAGES.rsbuild, {})
  .add(earlier, PAGES.rsbuild, {});
