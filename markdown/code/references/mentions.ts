import type TypeScript from 'typescript';
import { apiParts, optionNames, optionSections, pluginOptionNames } from '@config/facts/reference';
import { ts } from './compiler';
import { isConfigType, type Meaning } from './meanings';
import { Names } from './Names';
import { type Mention, type Part, type Reference, keyOf } from './Reference';
import { unwrap, isKeyOfAccess, keyText, resultsOf } from './syntax';

const OPTIONS = new Set(optionNames);
const PLUGIN_OPTIONS = new Set(pluginOptionNames);
const SECTIONS = new Set(optionSections);

/** A mention that may not be the first of its kind. */
interface Found extends Mention {
  readonly isImport: boolean;
}

/** Collects a sample's mentions in one traversal of its syntax tree. */
class MentionWalk {
  readonly found: Found[] = [];
  readonly #names: Names;
  readonly #isConfigFile: boolean;
  readonly #seen = new Set<TypeScript.Node>();

  constructor(file: TypeScript.SourceFile, names: Names, isConfigFile: boolean) {
    this.#names = names;
    this.#isConfigFile = isConfigFile;
    this.#visit(file);
  }

  #add(node: TypeScript.Node, reference: Reference, isImport = false): void {
    const quote = ts.isStringLiteral(node) ? 1 : 0;
    this.found.push({
      start: node.getStart() + quote,
      end: node.end - quote,
      reference,
      isImport,
    });
  }

  #visit(node: TypeScript.Node): void {
    if (ts.isExportAssignment(node) && this.#isConfigFile) this.#config(node.expression);
    else if (ts.isCallExpression(node)) this.#call(node);
    else if (ts.isPropertyAccessExpression(node)) this.#access(node);
    else if (ts.isIdentifier(node)) this.#identifier(node);
    else if (ts.isVariableDeclaration(node) && isConfigType(node.type) && node.initializer) {
      this.#config(node.initializer);
    } else if (ts.isSatisfiesExpression(node) && isConfigType(node.type)) {
      this.#config(node.expression);
    }
    ts.forEachChild(node, (child) => {
      this.#visit(child);
    });
  }

  #call(node: TypeScript.CallExpression): void {
    const callee = unwrap(node.expression);
    const meaning = this.#names.meaningOf(callee);
    const name = ts.isPropertyAccessExpression(callee) ? callee.name.text : callee.getText();
    if (/^merge(?:Rsbuild|Environment)Config$/.test(name)) {
      for (const argument of node.arguments) this.#config(argument);
      return;
    }
    const [first] = node.arguments;
    if (!first) return;
    if (meaning?.is === 'export' && meaning.name === 'defineConfig') this.#config(first);
    if (meaning?.is === 'export' && meaning.name === 'createRsbuild') this.#createRsbuild(first);
    if (meaning?.is === 'plugin') this.#plugin(meaning.plugin, first);
  }

  #createRsbuild(argument: TypeScript.Expression): void {
    for (const property of this.#names.objectOf(argument)?.properties ?? []) {
      const key = property.name?.getText();
      if (key !== 'config' && key !== 'rsbuildConfig') continue;
      if (ts.isPropertyAssignment(property)) this.#config(property.initializer);
      else if (ts.isShorthandPropertyAssignment(property)) this.#config(property.name);
    }
  }

  #plugin(plugin: string, argument: TypeScript.Expression): void {
    for (const { name } of this.#names.objectOf(argument)?.properties ?? []) {
      const option = name && keyText(name);
      if (name && PLUGIN_OPTIONS.has(`${plugin}.${option ?? ''}`)) {
        this.#add(name, { kind: 'plugin', plugin, option });
      }
    }
  }

  /** A configuration, or a function that returns one. */
  #config(expression: TypeScript.Expression, path: readonly string[] = []): void {
    const node = unwrap(expression);
    if (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) {
      for (const result of resultsOf(node)) this.#config(result, path);
      return;
    }
    const object = this.#names.objectOf(node);
    if (!object || this.#seen.has(object)) return;
    this.#seen.add(object);
    for (const property of object.properties) this.#option(property, path);
  }

  #option(property: TypeScript.ObjectLiteralElementLike, path: readonly string[]): void {
    const key = property.name && keyText(property.name);
    if (!property.name || key === undefined) return;
    const name = [...path, key].join('.');
    if (OPTIONS.has(name)) this.#add(property.name, { kind: 'option', name });
    if (!ts.isPropertyAssignment(property)) return;
    if (name === 'environments') {
      for (const environment of this.#names.objectOf(property.initializer)?.properties ?? []) {
        if (ts.isPropertyAssignment(environment)) this.#config(environment.initializer);
      }
    } else if (path.length === 0 && SECTIONS.has(key)) {
      this.#config(property.initializer, [key]);
    }
  }

  #access(node: TypeScript.PropertyAccessExpression): void {
    const owner = this.#names.meaningOf(node.expression);
    if (owner?.is === 'config') {
      const name = [...owner.path, node.name.text].join('.');
      if (OPTIONS.has(name)) this.#add(node.name, { kind: 'option', name });
    } else if (owner && owner.is in apiParts) {
      this.#member(node.name, owner.is as Part, node.name.text);
    }
  }

  #identifier(node: TypeScript.Identifier): void {
    if (isKeyOfAccess(node)) return;
    const meaning = this.#names.meaningOf(node);
    const isImport = ts.isImportSpecifier(node.parent) || ts.isBindingElement(node.parent);
    if (meaning?.is === 'export') {
      const part = apiParts.exports.members.includes(meaning.name) ? 'exports' : 'types';
      this.#member(node, part, meaning.name, isImport);
    } else if (meaning?.is === 'member') {
      this.#member(node, meaning.part, meaning.name, isImport);
    } else if (meaning?.is === 'plugin') {
      this.#add(node, { kind: 'plugin', plugin: meaning.plugin }, isImport);
    }
  }

  #member(node: TypeScript.Node, part: Part, name: string, isImport = false): void {
    if (apiParts[part].members.includes(name)) {
      this.#add(node, { kind: 'member', part, name }, isImport);
    }
  }
}

/** A sample, from its fence. */
interface Sample {
  readonly code: string;
  readonly lang: string;
  /** The info string after the language: title and kind. */
  readonly meta: string;
}

const SCRIPTS = /^[cm]?[jt]sx?$/;

/** Declarations that surround a fragment; scripts/samples has the same for its kinds. */
const KINDS: Partial<
  Record<string, { before: string; after: string; given: Readonly<Record<string, Meaning>> }>
> = {
  options: { before: 'export default {', after: '}', given: {} },
  setup: { before: '', after: '', given: { api: { is: 'pluginApi' } } },
  instance: { before: '', after: '', given: { rsbuild: { is: 'instance' } } },
};

/**
 * The options, plugin options and API members that a sample uses, in order, each at its first use. An object counts
 * as configuration only if the sample shows that it is.
 */
export function mentionsIn({ code, lang, meta }: Sample): Mention[] {
  if (!SCRIPTS.test(lang) || !/@rsbuild\/|rsbuild\.config|\bkind=/.test(`${meta}\n${code}`))
    return [];
  const kind = KINDS[/\bkind="(\w+)"/.exec(meta)?.[1] ?? ''];
  const { before, after, given } = kind ?? { before: '', after: '', given: {} };
  const isConfigFile = /rsbuild(?:\.[\w-]+)*\.config\.|rsbuild\.config/.test(meta) || before !== '';
  const name = lang.endsWith('x') ? 'sample.tsx' : 'sample.ts';
  const text = before + code + after;
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const found = new MentionWalk(file, new Names(file, given), isConfigFile).found;
  const last = before.length + code.length;
  return firstOfEach(found.filter(({ start, end }) => start >= before.length && end <= last)).map(
    ({ start, end, reference }) => ({
      start: start - before.length,
      end: end - before.length,
      reference,
    }),
  );
}

/** A use takes precedence over an import. */
function firstOfEach(found: readonly Found[]): Mention[] {
  const first = new Map<string, Mention>();
  const inOrder = [...found].sort(
    (a, b) => Number(a.isImport) - Number(b.isImport) || a.start - b.start,
  );
  for (const mention of inOrder) {
    const key = keyOf(mention.reference);
    if (!first.has(key)) first.set(key, mention);
  }
  return [...first.values()].sort((a, b) => a.start - b.start);
}
