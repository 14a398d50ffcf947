import { finishedBlock } from './finishedBlock';
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
