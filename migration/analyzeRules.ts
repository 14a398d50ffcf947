import type { Expression } from 'acorn';
import { loaders, webpackPlugins } from './catalogs';
import { nameOfLoader } from './packageNames';
import { addAnswer, addTodo, type Report } from './Report';
import { madeList, madeLiteral, madeOptions } from './syntax/madeNodes';
import { literalOf, stringOf, unwrapped } from './syntax/nodes';
import type { Option, UnreadPart } from './syntax/parts';
import { readList, type Item } from './syntax/readList';
import { readObject } from './syntax/readObject';
import type { Scope } from './syntax/Scope';
import type { Draft } from './translate/Draft';
import type { FileFacts, Given } from './translate/edits';
import { isFixedName } from './translate/loaderValues';
import { resolved } from './translate/readValues';

type Place = Pick<Option, 'value' | 'scope' | 'at'>;

/** What a rule says beside its loaders. */
interface Settings extends Pick<Given, 'options' | 'rule'> {
  readonly isConditional?: boolean;
}

/** Loaders whose absence makes a difference: a linter, and limits for kinds of files. */
const CONDITIONAL = /^(?:eslint|file|url)(?:-loader)?$|^type: 'asset/;

/** Answers the loaders in webpack's `module.rules`. */
export class RuleAnalysis {
  readonly #builtIn = new Set<string>();

  constructor(
    private readonly report: Report,
    private readonly draft: Draft,
    private readonly facts: FileFacts,
  ) {}

  /** Whether the value is a list of rules that can be read. */
  read({ value, scope, isConditional }: Option, path: string): boolean {
    const list = readList(value, scope);
    if (!list) return false;
    for (const part of list.unread) this.#unread(path, part);
    for (const item of list.items) {
      this.#rule({ ...item, isConditional: isConditional || item.isConditional }, path, 0);
    }
    return true;
  }

  #unread(path: string, part: UnreadPart): void {
    const note = this.report.addUnread(path, part);
    addTodo(this.report, this.draft, { name: path, at: part.at }, note);
  }

  #rule({ value, scope, isConditional }: Item, path: string, depth: number): void {
    const fields = depth < 10 ? readObject(value, scope) : undefined;
    if (!fields) {
      this.#unread(path, { at: value.start, end: value.end, scope, node: value });
      return;
    }
    const fieldOf = (name: string) => fields.options.find(({ key }) => key === name);
    const settings = fieldOf('options') ?? fieldOf('query');
    if (isForExtensions(fields.options)) {
      const asked = { name: path, at: value.start, value, scope, isConditional };
      const answer = loaders.exact('resolve.fullySpecified');
      if (answer) addAnswer(this.report, this.draft, this.#asked(asked), answer);
      return;
    }
    const others = otherFiles(fieldOf('test'));
    const isPartial = ['include', 'issuer', 'resourceQuery'].some((name) => fieldOf(name));
    const rule = {
      loaders: [],
      hasQuery: fieldOf('resourceQuery') !== undefined,
      hasPostcssFiles: isForPostcss(fieldOf('test')),
      isForModules: /\bmodules?\b/.test(patternOf(fieldOf('test'))?.source ?? ''),
      kinds: isPartial ? undefined : kindsOf(fieldOf('test'), others),
      otherFiles: others,
      hasFixedNames: hasFixedNames(fieldOf('generator')),
      hasPackages: /node_modules\S*\(\?!/.test(textOf(fieldOf('exclude'), this.report.code)),
    };
    let count = 0;
    for (const part of fields.options) {
      const { key } = part;
      if (key === 'oneOf' || key === 'rules') {
        count += 1;
        for (const item of readList(part.value, part.scope)?.items ?? []) {
          this.#rule({ ...item, isConditional }, path, depth + 1);
        }
      } else if (key === 'use' || key === 'loader' || key === 'loaders') {
        count += 1;
        this.#loaders(part, path, { options: settings, rule, isConditional });
      } else if (key === 'type') {
        count += 1;
        const name = `type: '${stringOf(part.value) ?? ''}'`;
        this.#loader(name, part, { options: fieldOf('parser'), rule, isConditional });
      }
    }
    if (count > 0) return;
    const asked = { name: path, at: value.start, value, scope, isConditional };
    const answer = loaders.find('*');
    if (answer) addAnswer(this.report, this.draft, this.#asked(asked), answer);
  }

  /** Loaders of a rule; options beside `loader` are those of a single one. */
  #loaders({ value, scope }: Option, path: string, settings: Settings): void {
    const node = unwrapped(value);
    const single = nameOfLoader(node, scope) !== undefined || extracted(node) !== undefined;
    const list = single ? undefined : readList(value, scope);
    for (const part of list?.unread ?? []) {
      const inner = unwrapped(part.node);
      if (extracted(inner)) this.#item({ value: inner, scope: part.scope }, path, settings);
      else this.#unread(path, part);
    }
    const items = list?.items ?? [{ value: node, scope }];
    const names = items.flatMap((item) => nameOfLoader(item.value, item.scope)?.split('!') ?? []);
    const rule = settings.rule && { ...settings.rule, loaders: names };
    for (const item of items) this.#item(item, path, { ...settings, rule });
  }

  #item({ value, scope }: Pick<Item, 'value' | 'scope'>, path: string, settings: Settings = {}) {
    const inner = extracted(value);
    if (inner) {
      this.#loader('extract-text-webpack-plugin', { value, scope, at: value.start });
      const loaders = ['extract-text-webpack-plugin'];
      const own = { rule: settings.rule && { ...settings.rule, loaders } };
      for (const use of inner.flatMap((part) => readUses(part, scope))) {
        const items = readList(use.value, use.scope)?.items ?? [use];
        for (const item of items) this.#item(item, path, own);
      }
      return;
    }
    const name = nameOfLoader(value, scope);
    const place = { value, scope, at: value.start };
    if (name === undefined) {
      this.#unread(path, { ...place, end: value.end, node: value });
      return;
    }
    // 'style-loader!css-loader', the form of webpack 1.
    const queries = queriesOf(value);
    name.split('!').forEach((part, index) => {
      const query = queries[index];
      const options =
        optionsOf(value, scope) ?? (query ? { value: query, scope } : settings.options);
      this.#loader(part, place, { ...settings, options });
    });
  }

  #loader(name: string, place: Place, settings: Settings = {}): void {
    const { options, rule } = settings;
    const answer = loaders.exact(name) ?? webpackPlugins.exact(name) ?? loaders.find(name);
    // Other loaders only compile what would fail without them.
    const isConditional = CONDITIONAL.test(name) && settings.isConditional === true;
    const asked = this.#asked({ ...place, name, isConditional });
    if (!answer) return;
    const given = { ...asked, ...(options && { options }), ...(rule && { rule }) };
    // A loader that Rsbuild has built in is often in several rules.
    const isDefault = answer.translate?.(given) === 'default';
    if (isDefault && this.#builtIn.has(name)) return;
    if (isDefault) this.#builtIn.add(name);
    addAnswer(this.report, this.draft, given, answer);
  }

  #asked<Kept extends Place>(kept: Kept) {
    return { ...kept, code: this.report.code, file: this.facts };
  }
}

/** The regular expression of a rule. */
function patternOf(test: Option | undefined): RegExp | undefined {
  const node = test && resolved(test.value, test.scope);
  const { regex } = (node ?? {}) as { regex?: { pattern: string; flags: string } };
  return regex && new RegExp(regex.pattern, regex.flags.replace(/[gy]/g, ''));
}

/** Whether a rule is for files that only PostCSS reads. */
const isForPostcss = (test: Option | undefined): boolean =>
  ['a.pcss', 'a.postcss', 'a.sss'].some((file) => patternOf(test)?.test(file)) &&
  // As a dot does that should match itself.
  patternOf(test)?.test('a.zcss') === false;

/** Files that Rsbuild imports, besides those that it compiles. */
const IMPORTED =
  /^(?:png|jpe?g|pjpeg|pjp|gif|bmp|webp|ico|apng|avif|tiff?|jfif|cur|svg|mp4|webm|ogg|mov|mp3|wav|flac|aac|m4a|opus|woff2?|eot|ttf|otf|ttc|[cm]?[jt]sx?|json5?|css|s[ac]ss|less|styl|vue|svelte|wasm)$/;

/** Extensions of a rule that Rsbuild doesn't import. */
function otherFiles(test: Option | undefined): string[] {
  const pattern = patternOf(test);
  const words = pattern?.source.match(/[a-z\d]+\??/gi) ?? [];
  const names = words.flatMap((word) =>
    word.endsWith('?') ? [word.slice(0, -1), word.slice(0, -2)] : [word],
  );
  return [...new Set(names)].filter(
    (name) =>
      name && !IMPORTED.test(name) && pattern?.test(`a.${name}`) && !pattern.test(`a${name}`),
  );
}

/** Extensions of each kind of file for which Rsbuild has a limit. */
const KINDS = {
  svg: ['svg'],
  font: ['woff', 'woff2', 'eot', 'ttf', 'otf', 'ttc'],
  image: ['png', 'jpg', 'jpeg', 'gif', 'bmp', 'webp', 'ico', 'apng', 'avif', 'tiff', 'cur'],
  media: ['mp4', 'webm', 'ogg', 'mov', 'mp3', 'wav', 'flac', 'aac', 'm4a', 'opus'],
};

/** The kinds of files that a rule is for. */
function kindsOf(test: Option | undefined, others: readonly string[]): string[] | undefined {
  const pattern = patternOf(test);
  if (!pattern) return undefined;
  const kinds = Object.entries(KINDS).filter(([, extensions]) =>
    extensions.some((extension) => pattern.test(`a.${extension}`)),
  );
  return [...kinds.map(([kind]) => kind), ...(others.length > 0 ? ['assets'] : [])];
}

/** Whether the `filename` of a generator has no hash. */
const hasFixedNames = (generator: Option | undefined): boolean =>
  (generator && readObject(generator.value, generator.scope)?.options)?.some(
    ({ key, value }) => key === 'filename' && isFixedName(stringOf(value)),
  ) ?? false;

const textOf = (option: Option | undefined, code: string): string =>
  option ? code.slice(option.value.start, option.value.end) : '';

/** Fields beside which a rule only lets JavaScript leave out extensions. */
const PLACES = /^(?:test|resolve|include|exclude)$/;

/** Whether a rule only lets JavaScript leave out extensions, as one of Rsbuild's does. */
function isForExtensions(options: readonly Option[]): boolean {
  const [test, resolve] = ['test', 'resolve'].map((name) =>
    options.find(({ key }) => key === name),
  );
  const isOther = options.some(
    ({ key, value }) =>
      !PLACES.test(key) && !(key === 'type' && stringOf(value) === 'javascript/auto'),
  );
  if (!test || !resolve || isOther) return false;
  const { regex: { pattern } = { pattern: '' } } = test.value as { regex?: { pattern: string } };
  const [only, ...others] = readObject(resolve.value, resolve.scope)?.options ?? [];
  const isOff = only?.key === 'fullySpecified' && literalOf(only.value) === false;
  return isOff && others.length === 0 && pattern.includes('js') && !pattern.includes('ts');
}

/** The arguments of `ExtractTextPlugin.extract(…)`, which wraps loaders. */
function extracted(node: Expression): Expression[] | undefined {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return undefined;
  const { property } = node.callee;
  if (property.type !== 'Identifier' || property.name !== 'extract') return undefined;
  return node.arguments.flatMap((part) => (part.type === 'SpreadElement' ? [] : unwrapped(part)));
}

/** Loaders that an argument names: itself, or `{ fallback, use }`. */
function readUses(value: Expression, scope: Scope): Pick<Item, 'value' | 'scope'>[] {
  if (value.type !== 'ObjectExpression') return [{ value, scope }];
  const parts = readObject(value, scope)?.options ?? [];
  const isLoader = parts.some(({ key }) => key === 'loader' || key === 'options');
  if (isLoader) return [{ value, scope }];
  return parts.filter(({ key }) => /^(?:fallback|use|fallbackLoader|loader)$/.test(key));
}

/** The queries of `'a-loader?limit=1!b-loader'` as options, by the place of the loader. */
function queriesOf(node: Expression): (Expression | undefined)[] {
  const parts = (stringOf(node) ?? '').split('!').map((part) => part.split('?'));
  return parts
    .filter(([name]) => name)
    .map(([, ...query]) => (query.length > 0 ? queryOptions(query.join('?'), node) : undefined));
}

/** `limit=1&-minimize&presets[]=env`, as webpack reads it. JSON isn't read. */
function queryOptions(query: string, node: Expression): Expression {
  if (query.startsWith('{')) return node;
  const options: Record<string, Expression> = {};
  for (const part of query.split(/[,&]/).filter(Boolean)) {
    const [name = '', value = 'true'] = part.split('=', 2);
    const key = name.replace(/^[+-]|\[\]$/g, '');
    const isFlag = value === 'true' || value === 'false';
    const own = isFlag ? value === 'true' && !name.startsWith('-') : value;
    const literal = madeLiteral(own, node);
    const list = options[key]?.type === 'ArrayExpression' ? options[key].elements : [];
    options[key] = name.endsWith('[]')
      ? madeList([...list.flatMap((item) => item ?? []), literal], node)
      : literal;
  }
  return madeOptions(options, node);
}

/** The options of `{ loader, options }`. */
function optionsOf(value: Expression, scope: Scope): Given['options'] {
  const parts = unwrapped(value).type === 'ObjectExpression' ? readObject(value, scope) : undefined;
  return parts?.options.find(({ key }) => key === 'options' || key === 'query');
}
