import path from 'node:path';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import type { frameDiagnostics as frameDiagnosticsOf } from './frameDiagnostics';

/** What the bundler tells of the changes that it builds anew for. */
type Changes = Pick<Rspack.Compiler, 'modifiedFiles' | 'removedFiles'>;

/** Whether pages alone have been edited, and none has come or gone: the files that arrange them say what they said. */
export const areEdits = ({ modifiedFiles, removedFiles }: Changes): boolean =>
  modifiedFiles !== undefined &&
  modifiedFiles.size > 0 &&
  !removedFiles?.size &&
  [...modifiedFiles].every((file) => /\.mdx?$/.test(file));

/** Where the engine reads `_nav.json` and `_meta.json`. */
const SITE_DATA = /[\\/]virtual-site-data\.js$/;

/**
 * Has the development server say what is wrong in a `_nav.json` or `_meta.json`, at its line, before the engine stumbles
 * over it. A build has its content rules beside it, which say the same.
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
        // Only here, so that no build waits for the libraries that it stands on.
        const [{ frameDiagnostics }, { diagnosticSentence }] = await Promise.all([
          import('./frameDiagnostics'),
          import('./diagnosticSentences'),
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
      // Where there are versions, other things are allowed, which no rule knows.
      const hasVersions = (config.multiVersion?.versions.length ?? 0) > 0;
      const languages = hasVersions ? [] : (config.locales ?? []);
      roots = languages.map(({ lang }) => path.join(root, lang));
      return config;
    },
    builderConfig: { plugins: [lookFirst] },
  };
}
