import { type Edit } from './edits';
import { keyText } from './readValues';
import { plain, type Code } from './code';

type Tree = Map<string, Tree | Code>;

const isCode = (node: Tree | Code): node is Code => !(node instanceof Map);

/** The order of the groups in the generated file, as on /config/. */
const GROUPS = [
  'root',
  'mode',
  'logLevel',
  'source',
  'resolve',
  'html',
  'output',
  'server',
  'dev',
  'performance',
  'security',
  'moduleFederation',
  'tools',
];

/** Versions of the documented release line. */
const VERSION = '@1';

interface Plugin {
  readonly from: string;
  args: Code | undefined;
}

/** A configuration of Rsbuild that is being written. */
export class Draft {
  readonly #options: Tree = new Map();
  readonly #plugins = new Map<string, Plugin>();
  readonly #rspackPlugins: Code[] = [];
  readonly #todos = new Set<string>();
  #environmentPrefix: string | undefined;

  /** Applies edits, all or none. Returns whether there was room: two options can mean the same. */
  apply(edits: readonly Edit[]): boolean {
    const isFree = edits.every(
      (edit) =>
        !('set' in edit) || this.#isFree(edit.set) || this.textAt(edit.set) === edit.to.text,
    );
    if (!isFree) return false;
    for (const edit of edits) {
      if ('set' in edit) this.#set(edit.set, edit.to);
      else if ('plugin' in edit) {
        const plugin = this.#plugins.get(edit.plugin) ?? { from: edit.from, args: undefined };
        plugin.args ??= edit.args;
        this.#plugins.set(edit.plugin, plugin);
      } else if ('rspackPlugin' in edit) this.#rspackPlugins.push(edit.rspackPlugin);
      else if ('prefix' in edit) this.#environmentPrefix = edit.prefix;
    }
    return true;
  }

  has(path: string): boolean {
    return !this.#isFree(path.split('.'));
  }

  hasPlugin(name: string): boolean {
    return this.#plugins.has(name);
  }

  /** Keeps variables with another prefix in code and templates: /guide/advanced/env-vars. */
  keepVariables(prefix: string): void {
    this.#environmentPrefix = prefix;
  }

  get hasVariables(): boolean {
    return this.#environmentPrefix !== undefined;
  }

  /** A line for something that the reader has to decide. */
  addTodo(text: string): void {
    this.#todos.add(text.replace(/\s+/g, ' '));
  }

  get packages(): string[] {
    const plugins = [...this.#plugins.values()].map(({ from }) => from);
    return [...new Set(['@rsbuild/core', ...plugins])].map((name) => name + VERSION);
  }

  #isFree(path: readonly string[]): boolean {
    let node: Tree | Code | undefined = this.#options;
    for (const name of path) {
      if (isCode(node)) return false;
      node = node.get(name);
      if (!node) return true;
    }
    return false;
  }

  textAt(path: readonly string[]): string | undefined {
    let node: Tree | Code | undefined = this.#options;
    for (const name of path) node = node && !isCode(node) ? node.get(name) : undefined;
    return node && isCode(node) ? node.text : undefined;
  }

  #set(path: readonly string[], code: Code): void {
    let tree = this.#options;
    for (const name of path.slice(0, -1)) {
      const next = tree.get(name);
      const inner: Tree = next && !isCode(next) ? next : new Map<string, Tree | Code>();
      tree.set(name, inner);
      tree = inner;
    }
    tree.set(path.at(-1) ?? '', code);
  }

  /** The file's text. */
  print(): string {
    const rspackPlugins = this.#rspackPlugins;
    const options = this.#withVariables();
    if (rspackPlugins.length > 0) {
      const list = rspackPlugins.map(({ text }) => text).join(',\n');
      this.#set(['tools', 'rspack', 'plugins'], {
        text: `[\n${indented(list)},\n]`,
        imports: rspackPlugins.flatMap(({ imports }) => imports),
        constants: rspackPlugins.flatMap(({ constants }) => constants),
        parameters: rspackPlugins.flatMap(({ parameters = [] }) => parameters),
      });
    }
    const codes = [
      ...codesIn(options),
      ...[...this.#plugins.values()].flatMap(({ args }) => args ?? []),
    ];
    const core = [
      'defineConfig',
      ...(this.#environmentPrefix === undefined ? [] : ['loadEnv']),
      ...(rspackPlugins.some(({ text }) => text.includes('rspack.')) ? ['rspack'] : []),
    ];
    const imports = [
      ...new Set([
        ...codes.flatMap((code) => code.imports).filter((line) => line.includes("'node:")),
        `import { ${core.join(', ')} } from '@rsbuild/core';`,
        ...[...this.#plugins].map(([name, { from }]) => `import { ${name} } from '${from}';`),
        ...codes.flatMap((code) => code.imports),
      ]),
    ];
    const constants = [
      ...new Set([
        ...codes.flatMap((code) => code.constants),
        ...(this.#environmentPrefix === undefined
          ? []
          : [
              `const { publicVars, rawPublicVars } = loadEnv({ prefixes: ['${this.#environmentPrefix}'] });`,
            ]),
      ]),
    ];
    const lines = [
      ...[...this.#todos].map((todo) => `// TODO ${todo}`),
      ...this.#pluginLines(),
      ...printedTree(sorted(options)),
    ];
    const parameters = [...new Set(codes.flatMap(({ parameters: own = [] }) => own))].sort();
    const object = `{\n${indented(lines.join('\n'))}\n}`;
    if (parameters.length === 0) {
      const head = [imports.join('\n'), constants.join('\n')].filter(Boolean).join('\n\n');
      return `${head}\n\nexport default defineConfig(${object});\n`;
    }
    const body = indented([...constants, `return ${object};`].join('\n'));
    const list = parameters.join(', ');
    return `${imports.join('\n')}\n\nexport default defineConfig(({ ${list} }) => {\n${body}\n});\n`;
  }

  #withVariables(): Tree {
    if (this.#environmentPrefix === undefined) return this.#options;
    this.#spread('source', 'define', 'publicVars');
    if (!this.has('html.templateParameters')) {
      this.#set(['html', 'templateParameters'], plain('rawPublicVars'));
    }
    return this.#options;
  }

  /** Adds the variables of an object to an option that may have values of its own. */
  #spread(group: string, option: string, object: string): void {
    const tree = this.#options.get(group);
    const own = tree && !isCode(tree) ? tree.get(option) : undefined;
    if (!own) this.#set([group, option], plain(object));
    else if (isCode(own)) {
      this.#set([group, option], { ...own, text: `{ ...${object}, ...${own.text} }` });
    } else {
      const all: Tree = new Map([[`...${object}`, plain('')], ...own]);
      (tree as Tree).set(option, all);
    }
  }

  #pluginLines(): string[] {
    if (this.#plugins.size === 0) return [];
    const calls = [...this.#plugins].map(([name, { args }]) => `${name}(${args?.text ?? ''})`);
    return [`plugins: [${calls.join(', ')}],`];
  }
}

const codesIn = (tree: Tree): Code[] =>
  [...tree.values()].flatMap((node) => (isCode(node) ? [node] : codesIn(node)));

function sorted(tree: Tree): Tree {
  const place = (name: string) => (GROUPS.indexOf(name) + GROUPS.length + 1) % (GROUPS.length + 1);
  return new Map([...tree].sort(([a], [b]) => place(a) - place(b)));
}

const indented = (text: string): string => text.replace(/^(?=.)/gm, '  ');

function printedTree(tree: Tree): string[] {
  return [...tree].flatMap(([key, node]) => {
    if (key.startsWith('...')) return [`${key},`];
    const name = keyText(key);
    if (isCode(node)) {
      const isShorthand = name === key && node.text === key;
      return [isShorthand ? `${key},` : `${name}: ${node.text},`];
    }
    return [`${name}: {`, ...printedTree(node).map(indented), '},'];
  });
}
