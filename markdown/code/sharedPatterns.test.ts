import { createHighlighter, createOnigurumaEngine, type RegexEngine } from 'shiki';
import { expect, it } from 'vitest';
import { withSharedPatterns } from './sharedPatterns';

const SAMPLES = {
  bash: 'cat <<EOF\n$HOME "${a:-b}"\nEOF\nnpm run dev -- --port=3000 # so\n',
  css: '@media (width > 1px) { a:hover::after { content: "\\201C"; color: var(--x, #fff); } }',
  html: '<!doctype html>\n<script type="module">const a = `${1}`;</script><p class=a>&amp;</p>',
  json: '{ "a": [1, true, null, "\\n"] }',
  tsx: 'const a = <A b={`${c}`} {...d}>{e?.<F,>(g) /* h */}</A>; // i\nclass B<T> extends C {}',
  ts: 'export default defineConfig({ a: /[/]\\/(?<b>x)/g, "c": 1_000n, d: (): e is f => !0 });',
  vue: '<script setup lang="ts">\nlet a = 1 as const\n</script>\n<template><b v-if="a">{{ a }}</b></template>',
  yaml: 'on:\n  - push: [main, "a"] # when\n    run: |\n      npm test\n',
};

const oniguruma = await createOnigurumaEngine(import('shiki/wasm'));

/** Tokens of all samples, and how many patterns were compiled for them. */
async function highlightAll(wrap: (engine: RegexEngine) => RegexEngine) {
  let compiled = 0;
  const counting: RegexEngine = {
    createString: (text) => oniguruma.createString(text),
    createScanner(patterns) {
      compiled += patterns.length;
      return oniguruma.createScanner(patterns);
    },
  };
  const langs = Object.keys(SAMPLES);
  const highlighter = await createHighlighter({
    themes: ['nord'],
    langs,
    engine: wrap(counting),
  });
  const tokens = Object.entries(SAMPLES).map(([lang, code]) =>
    highlighter.codeToTokensBase(code, {
      lang: lang as 'ts',
      theme: 'nord',
      includeExplanation: true,
      // By default, a line that takes 500 ms is cut short, which happens on a busy machine.
      tokenizeTimeLimit: 0,
    }),
  );
  return { tokens, compiled };
}

it('finds what the engine finds with all patterns at once, and compiles a fifth of them at most', async () => {
  const alone = await highlightAll((engine) => engine);
  const shared = await highlightAll(withSharedPatterns);
  expect(shared.tokens).toEqual(alone.tokens);
  expect(shared.compiled).toBeLessThan(alone.compiled / 5);
});

/** What is found in a text from each of some places on, one search after the other. */
function found(patterns: string[], text: string, ...starts: number[]) {
  const scanner = withSharedPatterns(oniguruma).createScanner(patterns);
  const line = oniguruma.createString(text);
  return starts.map((start) => {
    const match = scanner.findNextMatchSync(line, start, 0);
    return match && [match.index, match.captureIndices[0]?.start];
  });
}

it('takes the match that begins first, and of two at one place that of the first pattern', () => {
  expect(found(['b', 'a'], '-ab', 0)).toEqual([[1, 1]]);
  expect(found(['ab', 'a'], 'ab', 0)).toEqual([[0, 0]]);
  expect(found(['a', 'ab'], 'ab', 0)).toEqual([[0, 0]]);
});

it('looks anew once a search has passed the match, or goes back', () => {
  expect(found(['a'], 'a-a', 0, 1, 0, 3)).toEqual([[0, 0], [0, 2], [0, 0], null]);
});

it('looks anew from each place for what holds only there', () => {
  expect(found(['\\Gb'], 'ab', 0, 1)).toEqual([null, [0, 1]]);
});
