import path from 'node:path';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import type { frameDiagnostics as frameDiagnosticsOf } from './frameDiagnostics';

/** Files that caused a rebuild. */
type Changes = Pick<Rspack.Compiler, 'modifiedFiles' | 'removedFiles'>;

/** Whether only pages were edited, and none was added or deleted, so that navigation and sidebars are unchanged. */
export const areEdits = ({ modifiedFiles, removedFiles }: Changes): boolean =>
  modifiedFiles !== undefined &&
  modifiedFiles.size > 0 &&
  !removedFiles?.size &&
  [...modifiedFiles].every((file) => /\.mdx?$/.test(file));

/** Module for which the engine reads `_nav.json` and `_meta.json`. */
const SITE_DATA = /[\\/]virtual-site-data\.js$/;

/**
 * Reports mistakes in a `_nav.json` or `_meta.json` during development, with their line, before the engine fails. For
 * builds, the content rules report the same.
 */
export function pluginFrameDiagnostics(): RspressPlugin {
  let roots: readonly string[] = [];

  const lookFirst: RsbuildPlugin = {
    name: 'frame-diagnostics:look-first',
    apply: 'serve',
    setup(api) {
      let changes: Changes | undefined;
      let found: ReturnType<typeof frameDiagnosticsOf>[] = [];
      api.onAfterCreateCompiler(({ compiler }) => {
        changes = 'compilers' in compiler ? compiler.compilers[0] : compiler;
      });
      api.transform({ test: SITE_DATA, order: 'pre' }, async ({ code, addDependency }) => {
        // Imported here, so that builds don't load the libraries that these modules depend on.
        const [{ frameDiagnostics }, { diagnosticSentence }] = await Promise.all([
          import('./frameDiagnostics'),
          import('./Diagnostic'),
        ]);
        if (found.length === 0 || !changes || !areEdits(changes))
          found = roots.map(frameDiagnostics);
        for (const file of found.flatMap(({ files }) => files)) addDependency(file);
        const diagnostics = found.flatMap((language) => language.diagnostics);
        if (diagnostics.length > 0) throw diagnosticSentence(diagnostics);
        return code;
      });
    },
  };

  return {
    name: 'frame-diagnostics',
    config(config) {
      const root = path.resolve(config.root ?? 'docs');
      // Sites with versions allow other entries, which the rules don't cover.
      const hasVersions = (config.multiVersion?.versions.length ?? 0) > 0;
      const languages = hasVersions ? [] : (config.locales ?? []);
      roots = languages.map(({ lang }) => path.join(root, lang));
      return config;
    },
    builderConfig: { plugins: [lookFirst] },
  };
}
