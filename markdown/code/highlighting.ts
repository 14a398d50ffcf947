import { finishedBlock } from './finishedBlock';
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
