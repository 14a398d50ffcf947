import type { Expression } from 'acorn';
import { analyzeFunction, isScopePlugin } from './analyzeFunction';
import type { Catalog } from './Catalog';
import { RuleAnalysis } from './analyzeRules';
import { cracoPlugins, optionCatalogs, vitePlugins, webpackPlugins } from './catalogs';
import type { Kind } from './kinds';
import { followed, namesOfPlugin } from './packageNames';
import { addAnswer, addCode, addTodo, type Asked, type Report } from './Report';
import { literalOf, stringOf, unwrapped } from './syntax/nodes';
import type { ConfigFile } from './syntax/readFile';
import { readList, type Item } from './syntax/readList';
import type { Option, UnreadPart } from './syntax/parts';
import { readObject } from './syntax/readObject';
import type { Scope } from './syntax/Scope';
import type { Draft } from './translate/Draft';
import type { FileFacts } from './translate/edits';

type OtherKind = Exclude<Kind, 'rsbuild'>;

/** Options that are lists of plugins, by the end of their path. */
const PLUGIN_LISTS: Readonly<Record<OtherKind, RegExp>> = {
  webpack: /^(?:plugins|optimization\.minimizer|resolve\.plugins)$/,
  vite: /^plugins$/,
  vueCli: /^(?:chain|configure)Webpack\.(?:plugins|optimization\.minimizer|resolve\.plugins)$/,
  craco:
    /^(?:webpack\.plugins(?:\.add)?|plugins|webpack\.configure\.(?:plugins|optimization\.minimizer|resolve\.plugins))$/,
};

/** What the functions of a plugin of CRACO change. */
const CRACO_HOOKS: Readonly<Partial<Record<string, string>>> = {
  overrideDevServerConfig: 'devServer',
  overrideWebpackConfig: 'webpack.configure',
};

/** Lists of rules; webpack 1 to 3 read `loaders` as well. */
const RULE_LISTS = /(?:^|\.)module\.(?:rules|loaders|preLoaders|postLoaders)$/;

/** Names of webpack-dev-server 3 that version 4 removed and no row answers. */
const DEV_SERVER_3 = new Set(
  'features filename hotOnly index inline injectClient injectHot lazy mimeTypes noInfo profile quiet serveIndex serverSideRender staticOptions stats useLocalIp watchContentBase watchOptions contentBasePublicPath'.split(
    ' ',
  ),
);

/** Translates the configuration of another tool. */
export class OtherAnalysis {
  readonly #catalog: Catalog;
  readonly #rules: RuleAnalysis;

  constructor(
    private readonly kind: OtherKind,
    private readonly file: ConfigFile,
    private readonly report: Report,
    private readonly draft: Draft,
    private readonly facts: FileFacts,
  ) {
    this.#catalog = optionCatalogs[kind];
    this.#rules = new RuleAnalysis(report, draft, facts);
  }

  run(): void {
    for (const part of this.file.unread) {
      this.#unread('', part);
    }
    for (const option of this.file.options) this.#walk(option, option.key);
  }

  /** A row and a comment about a part that can't be read. */
  #unread(name: string, part: UnreadPart): void {
    const note = this.report.addUnread(name, part);
    addTodo(this.report, this.draft, { name: name || '…', at: part.at }, note);
  }

  #asked({ value, scope, at, isConditional }: Omit<Option, 'key'>, name: string): Asked {
    return { name, at, value, scope, isConditional, code: this.report.code, file: this.facts };
  }

  #walk(option: Option, path: string): void {
    if (this.#empty(option, path)) return;
    if (PLUGIN_LISTS[this.kind].test(path)) {
      if (this.#plugins(option, path)) return;
    } else if (RULE_LISTS.test(path) && this.#rules.read(option, path)) return;
    if (this.#function(option, path)) return;
    const isList = unwrapped(option.value).type === 'ArrayExpression';
    const inner =
      this.#catalog.isGroup(path) && !isList ? readObject(option.value, option.scope) : undefined;
    if (inner && inner.options.length + inner.unread.length > 0) {
      for (const part of inner.unread) this.#unread(path, part);
      for (const next of inner.options) {
        const isConditional = option.isConditional || next.isConditional;
        this.#walk({ ...next, isConditional }, `${path}.${next.key}`);
      }
      return;
    }
    this.#answer(option, path);
  }

  #answer(option: Option, path: string): void {
    const answer = this.#catalog.find(path);
    if (answer) addAnswer(this.report, this.draft, this.#asked(option, path), answer);
    else this.#unlisted(option, path);
  }

  /** A function that changes the configuration; what it sets is answered like options of an object. */
  #function(option: Option, path: string): boolean {
    const { kind, report, draft } = this;
    const asked = (value: Option, name: string) => this.#asked(value, name);
    const options = analyzeFunction(option, path, { kind, report, draft, asked });
    for (const next of options ?? []) {
      const isConditional = option.isConditional || next.isConditional;
      this.#walk({ ...next, isConditional }, `${path}.${next.key}`);
    }
    return options !== undefined;
  }

  /** Nothing is set here, or a syntax error cuts off what is. */
  #empty(option: Option, path: string): boolean {
    const { at, value } = option;
    const node = unwrapped(value);
    const count =
      node.type === 'ObjectExpression'
        ? node.properties.length
        : node.type === 'ArrayExpression'
          ? node.elements.length
          : 1;
    if (count > 0) return false;
    if (this.file.isCut(value)) {
      const note = this.report.say('cut');
      this.report.add(at, { name: path, status: 'unread', counterpart: '', note });
      addTodo(this.report, this.draft, { name: path, at }, note);
      return true;
    }
    // Such as `scss: {}`, which means that the project needs the plugin for Sass.
    if (this.#catalog.find(path)?.translate?.(this.#asked(option, path))) return false;
    this.report.add(at, { name: path, status: 'default', counterpart: '', note: '' });
    return true;
  }

  #unlisted({ at, value, scope }: Option, path: string): void {
    const isUnread =
      this.#catalog.isGroup(path) && literalOf(value) === undefined && !readObject(value, scope);
    if (isUnread) {
      this.#unread(path, { at, end: value.end, scope, node: value });
      return;
    }
    const [last = ''] = path.split('.').slice(-1);
    const isOld = /(?:^|\.)devServer\./.test(path) && DEV_SERVER_3.has(last);
    const isOfWebpack = this.kind === 'webpack' || /^(?:chain|configure)Webpack\./.test(path);
    const note = this.report.say(
      isOld ? 'devServer3' : isOfWebpack ? 'unlistedWebpack' : 'unlisted',
    );
    this.report.add(at, { name: path, status: isOld ? 'none' : 'unlisted', counterpart: '', note });
    addTodo(this.report, this.draft, { name: path, at }, note);
  }

  #plugins({ value, scope, isConditional }: Option, path: string): boolean {
    const list = readList(value, scope);
    if (!list) {
      const isScope =
        path.endsWith('resolve.plugins') &&
        isScopePlugin(this.report, { at: value.start, end: value.end });
      return isScope || this.#addedPlugins(value, scope, path);
    }
    for (const part of list.unread) this.#unread(path, part);
    for (const item of list.items) {
      this.#plugin({ ...item, isConditional: isConditional || item.isConditional }, path);
    }
    return true;
  }

  /** CRACO also takes `{ add: […], remove: […] }`. */
  #addedPlugins(value: Expression, scope: Scope, path: string): boolean {
    const parts = readObject(value, scope)?.options ?? [];
    if (this.kind !== 'craco' || !parts.some(({ key }) => key === 'add')) return false;
    for (const part of parts) {
      const name = `${path}.${part.key}`;
      if (part.key !== 'add' || !this.#plugins(part, name)) this.#answer(part, name);
    }
    return true;
  }

  /** A plugin of CRACO in this file, whose functions change the configuration as `webpack.configure` does. */
  #ownPlugin({ value, scope, isConditional }: Item): boolean {
    const plugin = readObject(value, scope)?.options.find(({ key }) => key === 'plugin');
    const hooks = plugin && readObject(plugin.value, plugin.scope);
    if (!hooks || hooks.options.length === 0) return false;
    for (const hook of hooks.options) {
      const path = CRACO_HOOKS[hook.key];
      if (path !== undefined && this.#function({ ...hook, isConditional }, path)) continue;
      const part = { at: hook.at, end: hook.value.end };
      addCode(this.report, this.draft, `plugins: ${hook.key}`, part, '');
    }
    // { ...plugin, overrideWebpackConfig: … } is that plugin as well.
    return hooks.unread.length === 0;
  }

  #plugin(item: Item, path: string): void {
    const { isConditional } = item;
    const { value, scope } = followed(item);
    const isOfCraco = path === 'plugins' && this.kind === 'craco';
    if (isOfCraco && this.#ownPlugin({ value, scope, isConditional })) return;
    // webpack allows '...' for its own minimizers, and CRACO [new Plugin(), 'prepend'].
    if (/^(?:\.{3}|append|prepend)$/.test(stringOf(value) ?? '')) return;
    const names = namesOfPlugin(value, scope);
    const isInline = /Function|Object/.test(value.type);
    const [shown = isInline ? this.report.excerpt(value.start, value.end) : undefined] = names;
    if (shown === undefined) {
      this.#unread(path, { at: value.start, end: value.end, scope, node: value });
      return;
    }
    const catalog = this.kind === 'vite' ? vitePlugins : isOfCraco ? cracoPlugins : webpackPlugins;
    const known = names.map((name) => catalog.find(name)).find((answer) => answer);
    // A plugin of webpack that its options table answers: paths of tsconfig.json.
    const answer = known ?? names.map((name) => this.#catalog.find(name)).find((found) => found);
    const asked = this.#asked({ value, scope, at: value.start, isConditional }, shown);
    if (answer) addAnswer(this.report, this.draft, asked, answer);
    else {
      const note = this.report.joined(
        this.report.say(isOfCraco ? 'unlisted' : 'unlistedPlugin'),
        isConditional ? this.report.say('conditional') : '',
      );
      this.report.add(asked.at, { name: shown, status: 'unlisted', counterpart: '', note });
      addTodo(this.report, this.draft, asked, note);
    }
  }
}
