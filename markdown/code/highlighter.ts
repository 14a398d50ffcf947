import type { BundledLanguage } from 'shiki';
import { finishedBlock } from './finishedBlock';
import { tokenTheme } from './tokenTheme';
import { codeTransformers } from './transformers';

/** Options of the highlighter. */
export const highlighting = {
  // Loaded at the start. Other grammars load for the first block in their language, but not for code inside others,
  // such as SCSS in Svelte: its colors would depend on the page that is compiled first.
  langs: ['tsx', 'ts', 'js', 'scss'] satisfies BundledLanguage[],
  theme: tokenTheme,
  transformers: [...codeTransformers, finishedBlock],
  mergeSameStyleTokens: true,
  // The default of 500 ms per line leaves lines partly highlighted on a busy machine, because grammars compile on
  // first use.
  tokenizeTimeLimit: 0,
};
