import type { RspressPlugin } from '@rspress/core';
import type { RsbuildPlugin } from '@rsbuild/core';
import { isPlain, plainPage } from '../pages/plainPage';
import type { LanguageData } from '../pages/languageScript';
import { writePages, type PlainPage } from '../pages/writePages';
import { pluginLanguageParts } from './languageParts';
import { pluginPageCompiler } from './pageCompiler';

/** What other plugins add to a page's data once it is compiled, by file. */
export type AddedData = Map<string, Record<string, unknown>>;

/**
 * Has the browser of a built site take articles as HTML, from files beside the bundler's, and of the site only what the
 * page's language needs: three plugins that share what they learn of the pages.
 */
export function plainPagesPlugins(added: AddedData): RspressPlugin[] {
  const pages = new Map<string, PlainPage>();
  const data: LanguageData = { locales: new Map(), texts: new Map() };
  const compiler = pluginPageCompiler(({ source, file }, { code }) => {
    if (isPlain(source, file)) pages.set(file, plainPage(code, file));
  });
  const write: RsbuildPlugin = {
    name: 'plain-pages:write',
    apply: 'build',
    setup(api) {
      // What other plugins do after the build, they do with finished pages.
      api.onAfterBuild(() => {
        const whole = [...pages].map(([file, page]) => ({
          ...page,
          data: { ...page.data, ...added.get(file) },
        }));
        writePages(api.context.distPath, whole, data);
      });
    },
  };
  const writer = { name: 'plain-pages', builderConfig: { plugins: [write] } };
  return [compiler, pluginLanguageParts(data), writer];
}
