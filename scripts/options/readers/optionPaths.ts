import ts from 'typescript';

/** Option groups that code passes separately: `serverConfig` is `server`. */
const SECTION_NAME =
  /^(dev|html|moduleFederation|output|performance|resolve|security|server|source|tools)Config$/;

/** Names that always refer to the whole configuration, or to that of one environment. */
const CONFIG_NAME =
  /^(?:config|(?:rsbuild|normalized|normalizedBase|normalizedEnvironment|original|user|environment|merged|base|default)Config)$/;

/** Functions that return the configuration. */
const CONFIG_FUNCTION =
  /^(?:getNormalizedConfig|getRsbuildConfig|mergeRsbuildConfig|mergeEnvironmentConfig)$/;

/** Hooks whose callback receives the bundler's configuration instead of Rsbuild's. */
const BUNDLER_HOOK = /^modify(?:Rspack|Webpack)Config$|^(?:modifyBundler|modifyWebpack)Chain$/;

/** Path of a value in the configuration: `[]` is the configuration, `['output']` a section of it. */
export type OptionPath = readonly string[];

/** Tracks configuration values through the variables, patterns and parameters of a program. */
export class OptionPaths {
  private readonly known = new Map<ts.Node, OptionPath | undefined>();
  private readonly passed = new Map<ts.Node, OptionPath>();

  constructor(private readonly checker: ts.TypeChecker) {}

  /** The configuration path that an expression reads; `undefined` if it's something else. */
  of(node: ts.Expression): OptionPath | undefined {
    if (this.known.has(node)) return this.known.get(node);
    // Recursive definitions have no other value.
    this.known.set(node, undefined);
    const found = this.read(node);
    this.known.set(node, found);
    return found;
  }

  /** The path that a destructuring pattern reads: `{ output }` of the configuration is `['output']`. */
  ofBinding(node: ts.BindingElement): OptionPath | undefined {
    const passed = this.passed.get(node);
    if (passed) return passed;
    const whole = this.ofPattern(node.parent);
    if (node.dotDotDotToken) return whole;
    const name = nameOf(node.propertyName ?? node.name);
    if (name === undefined) return undefined;
    return whole && ts.isObjectBindingPattern(node.parent) ? [...whole, name] : byName(name);
  }

  /**
   * Propagates arguments of calls to parameters of functions.
   * @returns whether anything changed, so that another round may find more
   */
  pass(call: ts.CallExpression | ts.NewExpression): boolean {
    const target = this.functionOf(call.expression);
    const before = this.passed.size;
    for (const [index, argument] of (call.arguments ?? []).entries()) {
      const parameter = target?.parameters[index];
      if (parameter) this.bind(parameter, argument);
    }
    const isNew = this.passed.size > before;
    if (isNew) this.known.clear();
    return isNew;
  }

  private read(node: ts.Expression): OptionPath | undefined {
    if (ts.isParenthesizedExpression(node) || ts.isAwaitExpression(node)) {
      return this.of(node.expression);
    }
    if (ts.isIdentifier(node)) return this.ofDeclaration(node);
    if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) {
      const name = accessedName(node);
      if (name === undefined) return undefined;
      const base = this.of(node.expression);
      return base ? [...base, name] : byName(name);
    }
    if (ts.isCallExpression(node)) {
      const { expression } = node;
      const name = ts.isPropertyAccessExpression(expression)
        ? expression.name.text
        : nameOf(expression);
      return name !== undefined && CONFIG_FUNCTION.test(name) ? [] : undefined;
    }
    if (ts.isBinaryExpression(node)) {
      const { left, right, operatorToken } = node;
      switch (operatorToken.kind) {
        case ts.SyntaxKind.BarBarToken:
        case ts.SyntaxKind.QuestionQuestionToken:
          return this.of(left) ?? this.of(right);
        case ts.SyntaxKind.AmpersandAmpersandToken:
        case ts.SyntaxKind.EqualsToken:
        case ts.SyntaxKind.CommaToken:
          return this.of(right);
        default:
          return undefined;
      }
    }
    if (ts.isConditionalExpression(node)) return this.of(node.whenTrue) ?? this.of(node.whenFalse);
    return undefined;
  }

  private ofDeclaration(node: ts.Identifier): OptionPath | undefined {
    const declaration = this.checker.getSymbolAtLocation(node)?.valueDeclaration;
    if (!declaration) return byName(node.text);
    if (ts.isBindingElement(declaration)) return this.ofBinding(declaration);
    if (ts.isVariableDeclaration(declaration)) {
      return declaration.initializer ? this.of(declaration.initializer) : byName(node.text);
    }
    if (!ts.isParameter(declaration)) return byName(node.text);
    return (
      this.passed.get(declaration) ?? (isOfBundler(declaration) ? undefined : byName(node.text))
    );
  }

  private ofPattern({ parent }: ts.BindingPattern): OptionPath | undefined {
    if (ts.isBindingElement(parent)) return this.ofBinding(parent);
    if (ts.isParameter(parent)) return this.passed.get(parent);
    return parent.initializer && this.of(parent.initializer);
  }

  private bind(parameter: ts.ParameterDeclaration, argument: ts.Expression): void {
    const whole = this.of(argument);
    if (whole) this.passed.set(parameter, whole);
    if (!ts.isObjectBindingPattern(parameter.name) || !ts.isObjectLiteralExpression(argument)) {
      return;
    }
    for (const element of parameter.name.elements) {
      const wanted = nameOf(element.propertyName ?? element.name);
      const property = argument.properties.find(({ name }) => name && nameOf(name) === wanted);
      if (!property) continue;
      const value = ts.isPropertyAssignment(property)
        ? this.of(property.initializer)
        : ts.isShorthandPropertyAssignment(property)
          ? this.ofShorthand(property)
          : undefined;
      if (value) this.passed.set(element, value);
    }
  }

  private ofShorthand(property: ts.ShorthandPropertyAssignment): OptionPath | undefined {
    const declaration = this.checker.getShorthandAssignmentValueSymbol(property)?.valueDeclaration;
    if (!declaration) return byName(property.name.text);
    if (ts.isBindingElement(declaration)) return this.ofBinding(declaration);
    if (ts.isParameter(declaration))
      return this.passed.get(declaration) ?? byName(property.name.text);
    return ts.isVariableDeclaration(declaration) && declaration.initializer
      ? this.of(declaration.initializer)
      : undefined;
  }

  /** The function that a call runs, if the program shows it. */
  functionOf(callee: ts.Expression): ts.FunctionLikeDeclaration | undefined {
    if (ts.isParenthesizedExpression(callee)) return this.functionOf(callee.expression);
    if (ts.isArrowFunction(callee) || ts.isFunctionExpression(callee)) return callee;
    if (!ts.isIdentifier(callee)) return undefined;
    const declaration = this.checker.getSymbolAtLocation(callee)?.valueDeclaration;
    if (!declaration) return undefined;
    if (ts.isFunctionDeclaration(declaration)) return declaration;
    if (ts.isClassDeclaration(declaration))
      return declaration.members.find(ts.isConstructorDeclaration);
    return ts.isVariableDeclaration(declaration) && declaration.initializer
      ? this.functionOf(declaration.initializer)
      : undefined;
  }
}

/** The path implied by a name alone: `config` is the configuration, `serverConfig` its `server` section. */
function byName(name: string): OptionPath | undefined {
  if (CONFIG_NAME.test(name)) return [];
  const [, section] = SECTION_NAME.exec(name) ?? [];
  return section === undefined ? undefined : [section];
}

function isOfBundler(parameter: ts.ParameterDeclaration): boolean {
  const call = parameter.parent.parent;
  return (
    ts.isCallExpression(call) &&
    ts.isPropertyAccessExpression(call.expression) &&
    BUNDLER_HOOK.test(call.expression.name.text)
  );
}

function accessedName(
  node: ts.PropertyAccessExpression | ts.ElementAccessExpression,
): string | undefined {
  if (ts.isPropertyAccessExpression(node)) return nameOf(node.name);
  return ts.isStringLiteralLike(node.argumentExpression) ? node.argumentExpression.text : undefined;
}

function nameOf(node: ts.Node): string | undefined {
  return ts.isIdentifier(node) || ts.isStringLiteralLike(node) ? node.text : undefined;
}
