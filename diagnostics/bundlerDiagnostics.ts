import { existsSync, readFileSync } from 'node:fs';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { sentenceOf, sentencesIn } from './Diagnostic';
import { nameOf } from './pageDiagnostic';

/** Fields of a bundler error apart from its stack. */
interface BundlerError {
  readonly message: string;
  /** The error that a loader threw. */
  readonly error?: { readonly message: string };
  readonly module?: { readonly resource?: string } | undefined;
}

const UNRESOLVED = /Can't resolve '([^']+)'/;
const PAGE = /\.mdx?$/;

/** Diagnostic for an import that can't be resolved. The bundler only knows the line in the compiled page. */
function unresolvedIn(page: string, request: string): string {
  const lines = readFileSync(page, 'utf8').split('\n');
  return sentenceOf({
    file: nameOf(page),
    line: lines.findIndex((line) => line.includes(request)) + 1 || 1,
    found: `${request} does not exist`,
    remedy: 'add it, or correct the path',
  });
}

/** Diagnostics to show in place of a bundler error; empty if the error isn't about content. */
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
 * Shows `file:line  what was found  what to do` in the terminal and in the overlay. The bundler would wrap the message
 * in its loader stack and report the first line.
 */
export const pluginBundlerDiagnostics = (): RspressPlugin => ({
  name: 'bundler-diagnostics',
  builderConfig: { plugins: [readableErrors] },
});
