import { createOnigurumaEngine, getSingletonHighlighter, type Highlighter } from 'shiki';
import { finishedBlock } from './finishedBlock';
import { withSharedPatterns } from './sharedPatterns';
import { tokenTheme } from './tokenTheme';
import { codeTransformers } from './transformers';

/** Options of the highlighter. */
export const highlighting = {
  theme: tokenTheme,
  transformers: [...codeTransformers, finishedBlock],
  mergeSameStyleTokens: true,
  // The default of 500 ms per line leaves lines partly highlighted on a busy machine, because grammars compile on
  // first use.
  tokenizeTimeLimit: 0,
};

let highlighter: Promise<Highlighter> | undefined;

/** Creates the thread's highlighter with our engine. Call it before anything else requests the highlighter. */
export function prepareHighlighter(): Promise<Highlighter> {
  highlighter ??= createOnigurumaEngine(import('shiki/wasm')).then((engine) =>
    getSingletonHighlighter({ engine: withSharedPatterns(engine) }),
  );
  return highlighter;
}
