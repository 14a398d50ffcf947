import type TypeScript from 'typescript';
import { ts } from './compiler';
import {
  ANSWERS,
  CONFIG,
  CONFIG_HOOKS,
  importOf,
  meaningOfType,
  takenFrom,
  type Meaning,
} from './meanings';
import { unwrap, isSetup, propertyOf, requiredFrom } from './syntax';

/** The meanings of a sample's names; a name with two declarations has none. */
export class Names {
  readonly #meanings = new Map<string, Meaning | undefined>();
  readonly #objects = new Map<string, TypeScript.Expression | undefined>();

  constructor(file: TypeScript.SourceFile, given: Readonly<Record<string, Meaning>>) {
    for (const [name, meaning] of Object.entries(given)) this.#meanings.set(name, meaning);
    this.#read(file);
  }

  /** The meaning of an expression. */
  meaningOf(expression: TypeScript.Expression): Meaning | undefined {
    const node = unwrap(expression);
    if (ts.isIdentifier(node)) return this.#meanings.get(node.text);
    if (ts.isCallExpression(node)) return this.#answerOf(node);
    if (ts.isElementAccessExpression(node)) {
      return this.meaningOf(node.expression)?.is === 'environments'
        ? { is: 'environment' }
        : undefined;
    }
    return ts.isPropertyAccessExpression(node) ? this.#memberOf(node) : undefined;
  }

  /** The object literal that an expression is or refers to. */
  objectOf(expression: TypeScript.Expression): TypeScript.ObjectLiteralExpression | undefined {
    const node = unwrap(expression);
    if (ts.isObjectLiteralExpression(node)) return node;
    const known = ts.isIdentifier(node) ? this.#objects.get(node.text) : undefined;
    return known && known !== expression ? this.objectOf(known) : undefined;
  }

  #memberOf({ expression, name }: TypeScript.PropertyAccessExpression): Meaning | undefined {
    const owner = this.meaningOf(expression);
    switch (owner?.is) {
      case 'config':
        return { is: 'config', path: [...owner.path, name.text] };
      case 'devServer':
        return name.text === 'environments' ? { is: 'environments' } : undefined;
      case 'environments':
        return { is: 'environment' };
      case 'instance':
      case 'pluginApi':
        return name.text === 'context' ? { is: 'context' } : undefined;
      default:
        return undefined;
    }
  }

  #answerOf({ expression }: TypeScript.CallExpression): Meaning | undefined {
    const callee = unwrap(expression);
    if (ts.isPropertyAccessExpression(callee)) {
      const owner = this.meaningOf(callee.expression)?.is;
      return owner === 'instance' || owner === 'pluginApi' ? ANSWERS[callee.name.text] : undefined;
    }
    const meaning = this.meaningOf(callee);
    if (meaning?.is === 'member') return ANSWERS[meaning.name];
    if (meaning?.is !== 'export') return undefined;
    if (meaning.name === 'createRsbuild') return { is: 'instance' };
    return meaning.name === 'mergeRsbuildConfig' ? CONFIG : undefined;
  }

  #read(node: TypeScript.Node): void {
    if (ts.isImportDeclaration(node)) this.#readImport(node);
    else if (ts.isVariableDeclaration(node)) this.#readVariable(node);
    else if (ts.isParameter(node)) this.#bind(node.name, this.#parameterOf(node));
    else if (ts.isFunctionDeclaration(node) && node.name) this.#set(node.name.text, undefined);
    ts.forEachChild(node, (child) => {
      this.#read(child);
    });
  }

  #readImport({ moduleSpecifier, importClause }: TypeScript.ImportDeclaration): void {
    const source = ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : '';
    const bindings = importClause?.namedBindings;
    if (!bindings || !ts.isNamedImports(bindings)) return;
    for (const { name, propertyName } of bindings.elements) {
      this.#set(name.text, importOf(source, (propertyName ?? name).text));
    }
  }

  #readVariable({ name, type, initializer }: TypeScript.VariableDeclaration): void {
    const source = initializer && requiredFrom(initializer);
    if (source !== undefined && ts.isObjectBindingPattern(name)) {
      for (const element of name.elements) {
        if (!ts.isIdentifier(element.name)) continue;
        this.#set(element.name.text, importOf(source, propertyOf(element)));
      }
      return;
    }
    if (ts.isIdentifier(name) && initializer) {
      this.#objects.set(name.text, this.#objects.has(name.text) ? undefined : initializer);
    }
    this.#bind(name, meaningOfType(type) ?? (initializer && this.meaningOf(initializer)));
  }

  /** Adds the parameters of a plugin's `setup` and of hooks that change the configuration. */
  #parameterOf(node: TypeScript.ParameterDeclaration): Meaning | undefined {
    const typed = meaningOfType(node.type);
    const { parent } = node;
    if (typed || parent.parameters[0] !== node) return typed;
    if (isSetup(parent)) return { is: 'pluginApi' };
    const call = parent.parent;
    if (!ts.isCallExpression(call) || call.arguments[0] !== parent) return undefined;
    const callee = unwrap(call.expression);
    const hook = ts.isPropertyAccessExpression(callee)
      ? callee.name.text
      : ts.isIdentifier(callee)
        ? callee.text
        : '';
    return CONFIG_HOOKS.has(hook) ? CONFIG : undefined;
  }

  #bind(name: TypeScript.BindingName, meaning: Meaning | undefined): void {
    if (ts.isIdentifier(name)) {
      this.#set(name.text, meaning);
      return;
    }
    for (const element of name.elements) {
      if (ts.isOmittedExpression(element)) continue;
      const taken =
        meaning && ts.isObjectBindingPattern(name)
          ? takenFrom(meaning, propertyOf(element))
          : undefined;
      this.#bind(element.name, taken);
    }
  }

  #set(name: string, meaning: Meaning | undefined): void {
    const isSame =
      !this.#meanings.has(name) ||
      JSON.stringify(this.#meanings.get(name)) === JSON.stringify(meaning);
    this.#meanings.set(name, isSame ? meaning : undefined);
  }
}
