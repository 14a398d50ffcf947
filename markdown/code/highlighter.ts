import { createOnigurumaEngine, getSingletonHighlighter, type Highlighter } from 'shiki';
import { finishedBlock } from './finishedBlock';
import { withSharedPatterns } from './sharedPatterns';
import { tokenTheme } from './tokenTheme';
import { codeTransformers } from './transformers';

/** How the highlighter is asked, whoever asks. */
export const highlighting = {
  theme: tokenTheme,
  transformers: [...codeTransformers, finishedBlock],
  mergeSameStyleTokens: true,
  // The default, half a second a line, leaves a line half coloured on a busy machine: grammars compile on first use.
  tokenizeTimeLimit: 0,
};

let highlighter: Promise<Highlighter> | undefined;

/** Gives the highlighter, of which a thread has one, its engine: to be called before anybody else asks for it. */
export function prepareHighlighter(): Promise<Highlighter> {
  highlighter ??= createOnigurumaEngine(import('shiki/wasm')).then((engine) =>
    getSingletonHighlighter({ engine: withSharedPatterns(engine) }),
  );
  return highlighter;
}
