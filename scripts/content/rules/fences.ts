import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { closestMatch } from '@diagnostics/closestMatch';
import { fenceFaults } from '../../samples/checks/fence';
import { readFence } from '../../samples/sample/fence';
import type { Problem, Rule } from '../report/Problem';
import { sourcesOf, type CodeBlock } from '../site/Site';

const SHELLS = ['bash', 'sh', 'shell', 'zsh', 'console'];

/** Suggestions for unknown languages. */
const COMMON = [
  'bash',
  'css',
  'diff',
  'html',
  'js',
  'json',
  'jsx',
  'less',
  'scss',
  'text',
  'ts',
  'tsx',
  'vue',
  'yaml',
];

/** All grammars of the highlighter by name and alias, and plain text. */
const LANGUAGES = new Set([
  ...readdirSync(path.join(path.dirname(createRequire(import.meta.url).resolve('shiki')), 'langs'))
    .filter((name) => name.endsWith('.mjs'))
    .map((name) => name.slice(0, -'.mjs'.length)),
  'ansi',
  'plaintext',
  'text',
  'txt',
]);

export const fences: Rule = {
  name: 'fences',
  description:
    'Every code block names a language that can be highlighted, what follows the language is understood, and shell commands can be pasted.',
  check: (site) =>
    sourcesOf(site).flatMap(({ file, code }) =>
      code.flatMap((block) =>
        [
          ...language(block),
          ...fenceFaults(readFence(block.meta)).map((diagnostic) => ({
            ...diagnostic,
            line: block.line,
          })),
          ...highlightedLines(block),
          ...prompts(block),
        ].map((rest) => ({ file, ...rest })),
      ),
    ),
};

type Complaint = Omit<Problem, 'file'>;

function language({ lang, line, column }: CodeBlock): Complaint[] {
  if (lang && LANGUAGES.has(lang)) return [];
  const remedy = 'write it after the ```, for example ```ts, ```bash or ```text';
  if (!lang) return [{ line, column, found: 'a code block without a language', remedy }];
  const meant = closestMatch(lang, COMMON);
  return [
    {
      line,
      column,
      found: `${lang} is not a language that can be highlighted`,
      remedy: meant ? `did you mean ${meant}?` : 'use another name of it, or text',
    },
  ];
}

/** `{2,4-5}` highlights lines of the block, counted from 1. */
function highlightedLines({ line, column, meta, code }: CodeBlock): Complaint[] {
  const numbers = /\{([\d,\s-]+)\}/.exec(meta ?? '')?.[1]?.match(/\d+/g) ?? [];
  const count = code.split('\n').length;
  return numbers
    .map(Number)
    .filter((number) => number < 1 || number > count)
    .map((number) => ({
      line,
      column,
      found: `line ${String(number)} is highlighted, and the block has ${String(count)}`,
      remedy: 'correct the numbers in braces',
    }));
}

function prompts({ lang, line, code }: CodeBlock): Complaint[] {
  if (!lang || !SHELLS.includes(lang)) return [];
  return code.split('\n').flatMap((command, index) => {
    const bare = /^\s*\$ (.*)/.exec(command)?.[1];
    if (bare === undefined) return [];
    return {
      line: line + 1 + index,
      found: `a $ prompt: ${command.trim()}`,
      remedy: `write ${bare}`,
    };
  });
}
