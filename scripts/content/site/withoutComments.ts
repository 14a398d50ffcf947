import jsTokens from 'js-tokens';

const SCRIPTS = ['js', 'jsx', 'ts', 'tsx', 'mjs', 'cjs', 'mts', 'cts', 'json', 'jsonc', 'json5'];
const STYLES = ['css', 'scss', 'sass', 'less', 'styl', 'stylus'];
const MARKUP = ['html', 'vue', 'svelte', 'xml', 'svg', 'md', 'mdx'];
const HASHED = [
  'bash',
  'sh',
  'shell',
  'zsh',
  'yaml',
  'yml',
  'toml',
  'ini',
  'dotenv',
  'env',
  'dockerfile',
  'nginx',
];

/** A sample for comparison with its translation: without comments, empty lines and trailing spaces. */
export function withoutComments(code: string, lang: string | undefined): string[] {
  return strip(code, lang ?? '')
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '');
}

function strip(code: string, lang: string): string {
  if (SCRIPTS.includes(lang)) return withoutScriptComments(code, /x$/.test(lang));
  if (STYLES.includes(lang)) return code.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '');
  if (HASHED.includes(lang)) return code.replace(/(?<=^|\s)#(?!!).*$/gm, '');
  if (!MARKUP.includes(lang)) return code;
  // Single-file components contain scripts and styles besides markup.
  return code.replace(/<!--[\s\S]*?-->|\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');
}

function withoutScriptComments(code: string, jsx: boolean): string {
  return [...(jsx ? jsTokens(code, { jsx: true }) : jsTokens(code))]
    .filter(({ type }) => type !== 'SingleLineComment' && type !== 'MultiLineComment')
    .map(({ value }) => value)
    .join('');
}
