import { counterpartText } from '@config/facts/migrations/table';
import { optionCatalogs, webpackPlugins } from './catalogs';
import type { Kind } from './kinds';
import { addAnswer, addCode, type Asked, type Report } from './Report';
import type { Option, UnreadPart } from './syntax/parts';
import { readChain, type Named } from './syntax/readChain';
import { readConfigFunction } from './syntax/readConfigFunction';
import type { Draft } from './translate/Draft';

/** Options that can be functions, which receive the configuration and change it. */
const FUNCTIONS: Readonly<Partial<Record<Kind, RegExp>>> = {
  vueCli: /^configureWebpack$/,
  craco: /^(?:webpack\.configure|devServer)$/,
};

/** Plugins and rules of Vue CLI that Rsbuild doesn't have. */
const ABSENT =
  /^(?:(?:preload|prefetch)(?:-.+)?|case-sensitive-paths|eslint|feature-flags|fork-ts-checker|friendly-errors|hmr|no-emit-on-errors|progress|pwa|workbox)$/;

/** Plugins by their names in Vue CLI. */
const PLUGINS: Readonly<Partial<Record<string, string>>> = {
  copy: 'copy-webpack-plugin',
  define: 'DefinePlugin',
  'extract-css': 'mini-css-extract-plugin',
  eslint: 'eslint-webpack-plugin',
  'fork-ts-checker': 'fork-ts-checker-webpack-plugin',
  html: 'html-webpack-plugin',
  'optimize-css': 'css-minimizer-webpack-plugin',
  progress: 'ProgressPlugin',
  workbox: 'workbox-webpack-plugin',
};

interface Context {
  readonly kind: Exclude<Kind, 'rsbuild'>;
  readonly report: Report;
  readonly draft: Draft;
  readonly asked: (option: Option, name: string) => Asked;
}

/**
 * Lists what a function does that changes the configuration. Returns the options that it sets, which are answered like
 * those of an object; undefined if the option is no function.
 */
export function analyzeFunction(
  option: Option,
  path: string,
  context: Context,
): readonly Option[] | undefined {
  const { value, scope, at } = option;
  const { kind, report, draft } = context;
  const isChain = kind === 'vueCli' && path === 'chainWebpack';
  const chain = isChain ? readChain(value, scope) : undefined;
  const read = FUNCTIONS[kind]?.test(path) ? readConfigFunction(value, scope) : chain;
  if (!read) return undefined;
  const answer = optionCatalogs[kind].find(path);
  const counterpart = answer ? counterpartText(answer.row, report.lang) : '';
  const named = chain?.named ?? [];
  if (read.options.length + read.unread.length + named.length === 0) {
    report.add(at, { name: path, status: 'default', counterpart, note: '' });
  }
  const minifier = webpackPlugins.exact('terser-webpack-plugin');
  for (const part of read.unread) {
    if (isScopePlugin(report, part)) continue;
    const isMinifier = /\b(?:terser|uglify)Options\b/.test(report.code.slice(part.at, part.end));
    const own = isMinifier && minifier ? counterpartText(minifier.row, report.lang) : counterpart;
    addCode(report, draft, path, part, own);
  }
  for (const part of named) answerNamed(part, option, path, counterpart, context);
  return read.options;
}

/** Lists code that removes or changes the plugin of Create React App against imports outside `src`. */
export function isScopePlugin(
  report: Report,
  { at, end }: Pick<UnreadPart, 'at' | 'end'>,
): boolean {
  if (!/ModuleScopePlugin/i.test(report.code.slice(at, end))) return false;
  const note = report.say('absent');
  report.add(at, { name: 'ModuleScopePlugin', status: 'default', counterpart: '', note });
  return true;
}

/** A plugin or rule of Vue CLI that a chain removes or changes. */
function answerNamed(
  part: Named,
  option: Option,
  path: string,
  counterpart: string,
  { report, draft, asked }: Context,
): void {
  const { action, name, at, end } = part;
  const shown = `${path}: ${action === 'deleteRule' ? 'rule' : 'plugin'}('${name}')`;
  const plugin = PLUGINS[name.replace(/^html-.+/, 'html')];
  const answer = plugin === undefined ? undefined : webpackPlugins.exact(plugin);
  if (action !== 'tapPlugin' && ABSENT.test(name)) {
    report.add(at, { name: shown, status: 'default', counterpart: '', note: report.say('absent') });
  } else if (action === 'tapPlugin' && answer) {
    const own = { ...asked({ ...option, at }, shown) };
    addAnswer(report, draft, own, { ...answer, translate: undefined });
  } else addCode(report, draft, path, { at, end }, counterpart);
}
