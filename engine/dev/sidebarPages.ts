import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { digestOf } from '../cache/digest';
import { readOutline, type PageOutline } from '../compile/pageMetadata';

const RECORDS = '.cache/sidebars';

const LOADER = fileURLToPath(new URL('./sidebarLoader.mjs', import.meta.url));

/** Module with the sidebars. */
const SITE_DATA = /[\\/]virtual-site-data\.js$/;

/** Everything that a sidebar can use from a page. */
const takenFrom = ({ title, frontmatter }: Pick<PageOutline, 'title' | 'frontmatter'>): string =>
  JSON.stringify([title, frontmatter]);

const textOf = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/**
 * Regenerates the sidebars in development only if an edit changes data that they use. The engine regenerates them at
 * each edit, which takes twice as long as compiling the page. The data is stored in a file, so that a server that
 * starts with a persistent cache detects pages edited in between.
 */
export function pluginSidebarPages(): RspressPlugin {
  const taken = new Map<string, string>();
  let record = '';

  /** Records edited pages. @returns whether the sidebars may have changed */
  function update(edited: Iterable<string>): boolean {
    for (const file of edited) {
      // An editor that replaces a file can delete it for a moment.
      if (!taken.has(file) || !existsSync(file)) continue;
      taken.set(file, takenFrom(readOutline(file)));
    }
    const all = JSON.stringify([...taken]);
    if (all === textOf(record)) return false;
    writeFileSync(record, all);
    return true;
  }

  const waitForRecord: RsbuildPlugin = {
    name: 'sidebar-pages:wait-for-record',
    apply: 'serve',
    setup(api) {
      api.modifyBundlerChain((chain) => {
        chain.module
          .rule('sidebar-pages')
          .test(SITE_DATA)
          .enforce('post')
          .use('sidebar-pages')
          .loader(LOADER)
          .options({ isPage: (file: string) => taken.has(file), record });
      });
      api.modifyRspackConfig((_, { appendPlugins }) => {
        appendPlugins({
          apply({ hooks }: Rspack.Compiler) {
            hooks.watchRun.tap('sidebar-pages', (compiler) => {
              const edited = [...(compiler.modifiedFiles ?? [])];
              // The first build isn't caused by an edit, and generates everything.
              const hasChanged = update(edited) && edited.length > 0;
              if (hasChanged) compiler.modifiedFiles = new Set([...edited, record]);
            });
          },
        });
      });
    },
  };

  return {
    name: 'sidebar-pages',
    config(config, _, isProd) {
      const root = path.resolve(config.root ?? 'docs');
      record = path.resolve(RECORDS, `${digestOf(root).slice(0, 8)}.json`);
      if (!isProd) mkdirSync(path.dirname(record), { recursive: true });
      return config;
    },
    extendPageData(page, isProd) {
      if (!isProd) taken.set(page._filepath, takenFrom(page));
    },
    builderConfig: { plugins: [waitForRecord] },
  };
}
