import { existsSync, readFileSync } from 'node:fs';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { sentenceOf } from './Diagnostic';
import { sentencesIn } from './diagnosticSentences';
import { nameOf } from './pageDiagnostic';

/** What the bundler tells of an error beside its message. */
interface BundlerError {
  readonly message: string;
  /** What a loader threw. */
  readonly error?: { readonly message: string };
  readonly module?: { readonly resource?: string } | undefined;
}

const UNRESOLVED = /Can't resolve '([^']+)'/;
const PAGE = /\.mdx?$/;

/** Where a page asks for what is not there: the bundler knows the line in what the page compiles to. */
function unresolvedIn(page: string, request: string): string {
  const lines = readFileSync(page, 'utf8').split('\n');
  return sentenceOf({
    file: nameOf(page),
    line: lines.findIndex((line) => line.includes(request)) + 1 || 1,
    found: `${request} is not there`,
    remedy: 'add it, or correct the path',
  });
}

/** What a writer is to read in place of an error; none where it is not about what a writer has written. */
export function bundlerSentences({ message, error, module }: BundlerError): string[] {
  if (error) return sentencesIn(error.message);
  const request = UNRESOLVED.exec(message)?.[1];
  const page = module?.resource?.split('?')[0] ?? '';
  if (request === undefined || !PAGE.test(page) || !existsSync(page)) return [];
  return [unresolvedIn(page, request)];
}

const readableErrors: RsbuildPlugin = {
  name: 'bundler-diagnostics:errors',
  setup(api) {
    const plugin: Rspack.RspackPluginInstance = {
      apply({ hooks, rspack }) {
        hooks.afterCompile.tap('bundler-diagnostics', (compilation) => {
          compilation.errors = compilation.errors.flatMap((error) => {
            const sentences = bundlerSentences(error as BundlerError);
            return sentences.length > 0
              ? sentences.map((sentence) => new rspack.WebpackError(sentence))
              : [error];
          });
        });
      },
    };
    api.modifyRspackConfig((config) => {
      config.plugins.push(plugin);
    });
  },
};

/**
 * Tells a writer `file:line  what was found  what to do`, in the terminal and over the page: the bundler would frame the
 * sentence with the way that it took through loaders, and place it at the first line.
 */
export const pluginBundlerDiagnostics = (): RspressPlugin => ({
  name: 'bundler-diagnostics',
  builderConfig: { plugins: [readableErrors] },
});
